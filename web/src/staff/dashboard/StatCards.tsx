import AirportShuttleIcon from '@mui/icons-material/AirportShuttle';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import HolidayVillageIcon from '@mui/icons-material/HolidayVillage';
import PaymentsIcon from '@mui/icons-material/Payments';
import StarIcon from '@mui/icons-material/Star';
import TaskAltIcon from '@mui/icons-material/TaskAlt';
import TerrainIcon from '@mui/icons-material/Terrain';
import Box from '@mui/material/Box';
import { bookingStatus, formatCount, formatUsd, statusesOf } from '@selasar/domain';
import type { StatsOverview } from '@selasar/domain';
import { StatCard } from './StatCard.tsx';

/** Not computed from reviews. */
const averageRating = 4.8;

const revenueHint = 'Bookings that are not cancelled. Airport transfers are not included.';

const confirmedOf = ({ bookings }: StatsOverview): number =>
  statusesOf(bookingStatus, ({ countsAsConfirmed }) => countsAsConfirmed)
    .map((status) => bookings[status])
    .reduce((total, count) => total + count, 0);

/** The confirmed share of all bookings in percent, with one decimal. */
const confirmedShare = (stats: StatsOverview): string =>
  `${((confirmedOf(stats) / Math.max(1, stats.bookings.total)) * 100).toFixed(1)}%`;

interface StatCardsProps {
  /** Undefined while loading. */
  stats: StatsOverview | undefined;
  /** The Bali month it is, 'yyyy-MM'. */
  month: string;
}

export function StatCards({ stats, month }: StatCardsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.25, sm: 2 },
        // Eight cards: whole rows at every width.
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      <StatCard
        label="Total Tours"
        value={stats && formatCount(stats.tours.total)}
        note={stats && `${formatCount(stats.tours.featured)} featured`}
        icon={<TerrainIcon />}
      />
      <StatCard
        label="Total Villas"
        value={stats && formatCount(stats.villas.total)}
        note={stats && `${formatCount(stats.villas.featured)} featured`}
        icon={<HolidayVillageIcon />}
      />
      <StatCard
        label="Total Bookings"
        value={stats && formatCount(stats.bookings.total)}
        note={stats && `${formatCount(stats.bookings.pending)} pending`}
        icon={<EventAvailableIcon />}
      />
      <StatCard
        label="Airport Transfers"
        value={stats && formatCount(stats.transfers.total)}
        note={stats && `${formatCount(stats.transfers.pending)} pending`}
        icon={<AirportShuttleIcon />}
      />
      <StatCard
        label="Total Revenue"
        value={stats && formatUsd(stats.revenue.total)}
        note="All time"
        icon={<PaymentsIcon />}
        hint={revenueHint}
      />
      <StatCard
        label="This Month"
        value={stats && formatUsd(stats.revenue.months[month] ?? 0)}
        note="Revenue this month"
        icon={<CalendarMonthIcon />}
        hint={revenueHint}
      />
      <StatCard
        label="Confirmed Bookings"
        value={stats && confirmedShare(stats)}
        note={stats && `${formatCount(confirmedOf(stats))} confirmed`}
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
