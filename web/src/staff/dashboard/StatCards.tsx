import AirportShuttleIcon from '@mui/icons-material/AirportShuttle';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import HolidayVillageIcon from '@mui/icons-material/HolidayVillage';
import PaymentsIcon from '@mui/icons-material/Payments';
import StarIcon from '@mui/icons-material/Star';
import TaskAltIcon from '@mui/icons-material/TaskAlt';
import TerrainIcon from '@mui/icons-material/Terrain';
import Box from '@mui/material/Box';
import { formatUsd } from '@selasar/domain/core';
import { formatCount } from '@selasar/domain/i18n';
import { countOf, isCounted, type StatsOverview, waitingOf } from '@selasar/domain/stats';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Not computed from reviews. */
const averageRating = 4.8;

const revenueHint = 'Bookings that are not cancelled. Airport transfers are not included.';

const confirmedOf = ({ bookings }: StatsOverview): number =>
  countOf(bookings, ({ countsAsConfirmed }) => countsAsConfirmed);

const confirmedShare = (stats: StatsOverview): string =>
  `${((confirmedOf(stats) / Math.max(1, stats.bookings.total)) * 100).toFixed(1)}%`;

interface StatCardsProps {
  /** Undefined while loading. */
  stats: StatsOverview | undefined;
  /** In Bali, 'yyyy-MM'. */
  month: string;
}

const notCounted = { value: '–', note: 'Not counted yet' };

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

interface StatCardProps {
  label: string;
  /** Undefined until it is known. */
  value: string | undefined;
  note: string | undefined;
  icon: ReactNode;
  hint?: string;
}

function StatCard({ label, value, note, icon, hint }: StatCardProps) {
  return (
    <Paper
      component="section"
      aria-label={label}
      variant="outlined"
      sx={{ p: { xs: 1.75, sm: 2.5 }, minWidth: 0 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', color: 'text.secondary' }}>
        <Typography component="h2" variant="body2" sx={{ fontWeight: 600, lineHeight: '24px' }}>
          {label}
        </Typography>
        {hint ? (
          <Tooltip title={hint} enterTouchDelay={0}>
            <IconButton size="small" aria-label={hint} sx={{ my: -0.5 }}>
              <InfoOutlinedIcon sx={{ fontSize: 18 }} />
            </IconButton>
          </Tooltip>
        ) : null}
        <Stack
          component="span"
          aria-hidden
          sx={{ ml: 'auto', display: { xs: 'none', sm: 'flex' } }}
        >
          {icon}
        </Stack>
      </Stack>
      <Typography
        sx={{ mt: 1, fontSize: { xs: '1.5rem', sm: '2rem' }, fontWeight: 700, lineHeight: 1.2 }}
      >
        {value ?? <Skeleton width={72} />}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {note ?? <Skeleton width={110} />}
      </Typography>
    </Paper>
  );
}
