import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { whyNotUndone } from '@selasar/domain';
import type { RequestKind, StatusEvent } from '@selasar/domain';
import { useState } from 'react';
import { toast } from 'sonner';
import { unsure } from '../details/explain.ts';
import type { Problem } from '../details/explain.ts';
import { undoChange } from '../details/undoChange.ts';

type Event = Pick<StatusEvent, 'change' | 'undoes'> & { id: string };

interface UndoChangeProps {
  kind: RequestKind;
  /** The current booking or transfer. */
  record: { id: string; status: string };
  event: Event;
  /** The whole history. */
  events: readonly Pick<Event, 'undoes'>[];
  /** The change in words. */
  text: string;
}

/** Undoes a change while its result is still current. */
export function UndoChange({ kind, record, event, events, text }: UndoChangeProps) {
  const [problem, setProblem] = useState<Problem>();
  const [isRunning, setRunning] = useState(false);
  if (whyNotUndone(kind, { ...record }, event, events)) return null;
  const { id, status: to } = record;
  const undo = async () => {
    setRunning(true);
    setProblem(undefined);
    const change = { kind, id, eventId: event.id, to };
    const failed = await undoChange(change, () => setProblem(unsure));
    setRunning(false);
    setProblem(failed);
    if (!failed) toast.success('The change is undone');
  };
  return (
    <>
      <Button
        size="small"
        disabled={isRunning}
        aria-label={`Undo: ${text}`}
        onClick={() => void undo()}
        sx={{ ml: -0.75 }}
      >
        {isRunning ? 'Undoing…' : 'Undo'}
      </Button>
      {problem ? (
        <Typography role="alert" variant="body2" color="error">
          {problem.text}
        </Typography>
      ) : null}
    </>
  );
}
