import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { StatusEvent } from '@selasar/domain';
import { useHistory } from '../../data/records/useHistory.ts';
import type { Row } from '../../data/core/rows.ts';
import { LoadError } from '../common/LoadError.tsx';
import { formatInBali } from '../common/formatInstant.ts';
import { damagedMark } from '../damage/DamagedMark.tsx';
import { known } from '../damage/known.ts';
import { author } from './explain.ts';

function inWords({ from, to, undoes }: Row<StatusEvent & { id: string }>): string {
  if (from === null) return 'Requested';
  return undoes
    ? `Undone: back to ${known(to)}, the guest was not mailed`
    : `${known(from)} → ${known(to)}`;
}

/** Who changed what, and when. `name` is the collection. */
export function History({ name, id }: { name: string; id: string }) {
  const live = useHistory(name, id);
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
              <Typography variant="body2">
                {event.damage ? damagedMark : null}
                {inWords(event)}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                <span title={event.byEmail}>
                  {event.by ? author({ ...event, by: event.by }) : '–'}
                </span>{' '}
                · {known(event.at, formatInBali)}
              </Typography>
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
