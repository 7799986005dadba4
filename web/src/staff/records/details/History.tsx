import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { RequestKind } from '@selasar/domain';
import { crewIn, useCrewNames } from '../../../data/records/changes/useCrewNames.ts';
import { useHistory } from '../../../data/records/useHistory.ts';
import { LoadError } from '../../common/LoadError.tsx';
import { formatInBali } from '../../common/formatInstant.ts';
import { invalidMark } from '../invalid/DamagedMark.tsx';
import { known } from '../invalid/known.ts';
import { GuestMessageText } from '../messageGuest/GuestMessageText.tsx';
import { UndoChange } from '../editing/UndoChange.tsx';
import { author } from './explain.ts';
import { historyText } from './historyText.ts';

interface HistoryProps {
  /** The collection of the record. */
  name: RequestKind;
  id: string;
  /** The current record; without it no undo is offered. */
  record?: { id: string; status: string } | undefined;
}

const none: readonly never[] = [];

/** Who changed what, and when. */
export function History({ name, id, record }: HistoryProps) {
  const live = useHistory(name, id);
  const nameOf = useCrewNames(live.status === 'success' ? crewIn(live.data) : none);
  return (
    <Box component="section">
      <Typography component="h3" variant="h6" sx={{ mb: 1 }}>
        History
      </Typography>
      {live.status === 'loading' ? <Skeleton variant="rounded" height={44} /> : null}
      {live.status === 'error' ? (
        <LoadError message="Failed to load the history" onRetry={live.retry} />
      ) : null}
      {live.status === 'success' ? (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {live.data.map((event) => (
            <Box
              component="li"
              key={event.id}
              sx={{ pl: 1.5, borderLeft: 3, borderColor: 'divider' }}
            >
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {event.damage ? invalidMark : null}
                {historyText(event, nameOf)}
              </Typography>
              {event.change?.what === 'message' ? <GuestMessageText change={event.change} /> : null}
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                <span title={event.byEmail}>
                  {event.by ? author({ ...event, by: event.by }) : '–'}
                </span>{' '}
                · {known(event.at, formatInBali)}
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
    </Box>
  );
}
