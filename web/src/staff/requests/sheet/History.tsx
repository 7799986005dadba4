import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type Change,
  guestMessageSchema,
  type RequestKind,
  type StatusEvent,
  whyNotUndone,
} from '@selasar/domain/requests';
import { useState } from 'react';
import { toast } from 'sonner';
import { crewIn, useCrewNames } from '../../../data/crew/crew.ts';
import { useHistory } from '../../../data/requests/requests.ts';
import { formatInBali, orDash } from '../../common/formatInstant.ts';
import { LoadError, Loading } from '../../common/Loaded.tsx';
import { Section } from '../../common/Panel.tsx';
import { invalidMark } from '../../grid/InvalidRecords.tsx';
import { historyText } from './changeRequestText.ts';
import { author, type Problem, unsure } from './explain.ts';
import { undoChange } from './undo.tsx';

interface HistoryProps {
  name: RequestKind;
  id: string;
  /** Without it no undo is offered. */
  record?: { id: string; status: string } | undefined;
}

const none: readonly never[] = [];

export function History({ name, id, record }: HistoryProps) {
  const live = useHistory(name, id);
  const nameOf = useCrewNames(live.status === 'success' ? crewIn(live.data) : none);
  return (
    <Section heading="History">
      {live.status === 'loading' ? <Loading what="The history" height={44} /> : null}
      {live.status === 'error' ? (
        <LoadError message="Failed to load the history" onRetry={live.retry} />
      ) : null}
      {live.status === 'success' ? (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {live.data.length === 0 ? (
            <Typography component="li" variant="body2" color="textSecondary">
              Nothing was recorded.
            </Typography>
          ) : null}
          {live.data.map((event) => (
            <Box
              component="li"
              key={event.id}
              sx={{ pl: 1.5, borderLeft: 3, borderColor: 'divider' }}
            >
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {event.damage ? invalidMark : null}
                <span>{historyText(event, nameOf)}</span>
              </Typography>
              {event.change?.what === 'message' ? <GuestMessageText change={event.change} /> : null}
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                <span title={event.byEmail}>
                  {event.by ? author({ ...event, by: event.by }) : '–'}
                </span>{' '}
                · <span>{orDash(event.at, formatInBali)}</span>
              </Typography>
              {record && event.change && !event.damage ? (
                <UndoChange
                  kind={name}
                  record={record}
                  event={event}
                  events={live.data}
                  text={historyText(event, nameOf)}
                />
              ) : null}
            </Box>
          ))}
        </Box>
      ) : null}
    </Section>
  );
}

export function GuestMessageText({ change }: { change: Pick<Change, 'after'> }) {
  const { data: message } = guestMessageSchema.safeParse(change.after);
  if (!message) return null;
  return (
    <Box component="details">
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
        Message text
      </Typography>
      <Typography
        variant="body2"
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', pl: 1.5 }}
      >
        {message.text}
      </Typography>
    </Box>
  );
}

type Event = Pick<StatusEvent, 'change' | 'undoes'> & { id: string };

interface UndoChangeProps {
  kind: RequestKind;
  record: { id: string; status: string };
  event: Event;
  events: readonly Pick<Event, 'undoes'>[];
  text: string;
}

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
        <span>{isRunning ? 'Undoing…' : 'Undo'}</span>
      </Button>
      {problem ? (
        <Typography role="alert" variant="body2" color="error">
          {problem.text}
        </Typography>
      ) : null}
    </>
  );
}
