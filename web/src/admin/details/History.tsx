import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useHistory } from '../../firebase/records/history.ts';
import { LoadError } from '../LoadError.tsx';
import { moment } from '../moment.ts';
import { author } from './explain.ts';

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
                {event.from === null ? 'Requested' : `${event.from} → ${event.to}`}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                <span title={event.byEmail}>{author(event)}</span> · {moment(event.at)}
              </Typography>
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
