import Typography from '@mui/material/Typography';
import { formatCount, isCounted } from '@selasar/domain';
import { useStats } from '../../data/stats/useStats.ts';

/** The title of the list, with the count of all transfers. */
export function TransfersTitle() {
  const stats = useStats();
  const isKnown = stats.status === 'success' && isCounted(stats.data, stats.data.transfers);
  const count = isKnown ? ` (${formatCount(stats.data.transfers.total)})` : '';
  return (
    <Typography component="h2" variant="h5" noWrap sx={{ px: { sm: 1.5 } }}>
      Airport Transfer Bookings{count}
    </Typography>
  );
}
