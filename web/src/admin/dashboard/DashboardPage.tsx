import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import StarIcon from '@mui/icons-material/Star';
import TaskAltIcon from '@mui/icons-material/TaskAlt';
import Box from '@mui/material/Box';
import { averageRating } from '@selasar/domain';
import { useBookingStats } from '../../firebase/liveBookings.ts';
import { LoadError } from '../LoadError.tsx';
import { StatCard } from './StatCard.tsx';

export function DashboardPage() {
  const live = useBookingStats();
  if (live.status === 'error') {
    return <LoadError message="Failed to fetch bookings" onRetry={live.retry} />;
  }
  const stats = live.status === 'success' ? live.data : undefined;
  const share = stats && ((stats.confirmed / Math.max(1, stats.total)) * 100).toFixed(1);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))',
      }}
    >
      <StatCard
        label="Total Bookings"
        value={stats && String(stats.total)}
        note={stats && `${stats.pending} pending`}
        icon={<EventAvailableIcon />}
      />
      <StatCard
        label="Confirmed Bookings"
        value={share && `${share}%`}
        note={stats && `${stats.confirmed} confirmed`}
        icon={<TaskAltIcon />}
      />
      <StatCard
        label="Avg Rating"
        value={String(averageRating)}
        note="Based on reviews"
        icon={<StarIcon />}
      />
    </Box>
  );
}
