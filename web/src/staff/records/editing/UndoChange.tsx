import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { whyNotUndone } from '@selasar/domain';
import type { RequestKind, StatusEvent } from '@selasar/domain';
import { staffApi } from '../../../data/api.ts';
import { useSaving } from './useSaving.ts';

type Event = Pick<StatusEvent, 'change' | 'undoes'> & { id: string };

interface UndoChangeProps {
  kind: RequestKind;
  /** The current booking or transfer. */
  record: { id: string };
  event: Event;
  /** The whole history. */
  events: readonly Pick<Event, 'undoes'>[];
  /** The change in words. */
  text: string;
}

/** Undoes a change while its result is still current. */
export function UndoChange({ kind, record, event, events, text }: UndoChangeProps) {
  const { problem, isRunning, save } = useSaving();
  if (whyNotUndone(kind, { ...record }, event, events)) return null;
  const undo = () =>
    save(
      () => staffApi.undoChange({ kind, id: record.id, eventId: event.id }),
      'The change is undone',
    );
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
