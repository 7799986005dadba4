import AirportShuttleIcon from '@mui/icons-material/AirportShuttle';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import HolidayVillageIcon from '@mui/icons-material/HolidayVillage';
import PaymentsIcon from '@mui/icons-material/Payments';
import StarIcon from '@mui/icons-material/Star';
import TaskAltIcon from '@mui/icons-material/TaskAlt';
import TerrainIcon from '@mui/icons-material/Terrain';
import Box from '@mui/material/Box';
import { countOf, formatCount, formatUsd, isCounted, waitingOf } from '@selasar/domain';
import type { StatsOverview } from '@selasar/domain';
import { StatCard } from './StatCard.tsx';

/** Not computed from reviews. */
const averageRating = 4.8;

const revenueHint = 'Bookings that are not cancelled. Airport transfers are not included.';

const confirmedOf = ({ bookings }: StatsOverview): number =>
  countOf(bookings, ({ countsAsConfirmed }) => countsAsConfirmed);

/** The confirmed share of all bookings in percent, with one decimal. */
const confirmedShare = (stats: StatsOverview): string =>
  `${((confirmedOf(stats) / Math.max(1, stats.bookings.total)) * 100).toFixed(1)}%`;

interface StatCardsProps {
  /** Undefined while loading. */
  stats: StatsOverview | undefined;
  /** The current month in Bali, 'yyyy-MM'. */
  month: string;
}

const notCounted = { value: '–', note: 'Not counted yet' };

/** The cards of a group; empty while loading. */
const shownOf = (
  stats: StatsOverview | undefined,
  group: 'tours' | 'villas' | 'bookings' | 'transfers',
  describe: (stats: StatsOverview) => { value: string; note: string },
) => {
  if (!stats) return { value: undefined, note: undefined };
  return isCounted(stats, stats[group]) ? describe(stats) : notCounted;
};

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
        {...shownOf(stats, 'tours', ({ tours }) => ({
          value: formatCount(tours.total),
          note: `${formatCount(tours.featured)} featured`,
        }))}
        icon={<TerrainIcon />}
      />
      <StatCard
        label="Total Villas"
        {...shownOf(stats, 'villas', ({ villas }) => ({
          value: formatCount(villas.total),
          note: `${formatCount(villas.featured)} featured`,
        }))}
        icon={<HolidayVillageIcon />}
      />
      <StatCard
        label="Total Bookings"
        {...shownOf(stats, 'bookings', ({ bookings }) => ({
          value: formatCount(bookings.total),
          note: `${formatCount(waitingOf(bookings))} pending`,
        }))}
        icon={<EventAvailableIcon />}
      />
      <StatCard
        label="Airport Transfers"
        {...shownOf(stats, 'transfers', ({ transfers }) => ({
          value: formatCount(transfers.total),
          note: `${formatCount(waitingOf(transfers))} pending`,
        }))}
        icon={<AirportShuttleIcon />}
      />
      <StatCard
        label="Total Revenue"
        {...shownOf(stats, 'bookings', ({ revenue }) => ({
          value: formatUsd(revenue.total),
          note: 'All time',
        }))}
        icon={<PaymentsIcon />}
        hint={revenueHint}
      />
      <StatCard
        label="This Month"
        {...shownOf(stats, 'bookings', ({ revenue }) => ({
          value: formatUsd(revenue.months[month] ?? 0),
          note: 'Revenue this month',
        }))}
        icon={<CalendarMonthIcon />}
        hint={revenueHint}
      />
      <StatCard
        label="Confirmed Bookings"
        {...shownOf(stats, 'bookings', (all) => ({
          value: confirmedShare(all),
          note: `${formatCount(confirmedOf(all))} confirmed`,
        }))}
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
