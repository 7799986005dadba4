import AirportShuttleIcon from '@mui/icons-material/AirportShuttle';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import HolidayVillageIcon from '@mui/icons-material/HolidayVillage';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import PaymentsIcon from '@mui/icons-material/Payments';
import StarIcon from '@mui/icons-material/Star';
import TaskAltIcon from '@mui/icons-material/TaskAlt';
import TerrainIcon from '@mui/icons-material/Terrain';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { formatUsd } from '@selasar/domain/core';
import { formatCount } from '@selasar/domain/i18n';
import { countOf, isCounted, type StatsOverview, waitingOf } from '@selasar/domain/stats';
import type { ReactNode } from 'react';

/** Not computed from reviews. */
const averageRating = 4.8;

const revenueHint = 'Bookings that are not cancelled. Airport transfers are not included.';

const confirmedOf = ({ bookings }: StatsOverview): number =>
  countOf(bookings, ({ countsAsConfirmed }) => countsAsConfirmed);

interface Card {
  label: string;
  icon: ReactNode;
  hint?: string;
  /** The figures that must have been counted. */
  group: 'tours' | 'villas' | 'bookings' | 'transfers';
  /** `month` is the current one in Bali, 'yyyy-MM'. */
  value: (stats: StatsOverview, month: string) => string;
  note: (stats: StatsOverview) => string;
}

const cards: readonly Card[] = [
  {
    label: 'Total Tours',
    icon: <TerrainIcon />,
    group: 'tours',
    value: ({ tours }) => formatCount(tours.total),
    note: ({ tours }) => `${formatCount(tours.featured)} featured`,
  },
  {
    label: 'Total Villas',
    icon: <HolidayVillageIcon />,
    group: 'villas',
    value: ({ villas }) => formatCount(villas.total),
    note: ({ villas }) => `${formatCount(villas.featured)} featured`,
  },
  {
    label: 'Total Bookings',
    icon: <EventAvailableIcon />,
    group: 'bookings',
    value: ({ bookings }) => formatCount(bookings.total),
    note: ({ bookings }) => `${formatCount(waitingOf(bookings))} pending`,
  },
  {
    label: 'Airport Transfers',
    icon: <AirportShuttleIcon />,
    group: 'transfers',
    value: ({ transfers }) => formatCount(transfers.total),
    note: ({ transfers }) => `${formatCount(waitingOf(transfers))} pending`,
  },
  {
    label: 'Total Revenue',
    icon: <PaymentsIcon />,
    hint: revenueHint,
    group: 'bookings',
    value: ({ revenue }) => formatUsd(revenue.total),
    note: () => 'All time',
  },
  {
    label: 'This Month',
    icon: <CalendarMonthIcon />,
    hint: revenueHint,
    group: 'bookings',
    value: ({ revenue }, month) => formatUsd(revenue.months[month] ?? 0),
    note: () => 'Revenue this month',
  },
  {
    label: 'Confirmed Bookings',
    icon: <TaskAltIcon />,
    group: 'bookings',
    value: (all) => `${((confirmedOf(all) / Math.max(1, all.bookings.total)) * 100).toFixed(1)}%`,
    note: (all) => `${formatCount(confirmedOf(all))} confirmed`,
  },
];

interface StatCardsProps {
  /** Undefined while loading. */
  stats: StatsOverview | undefined;
  month: string;
}

export const StatCards = ({ stats, month }: StatCardsProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 1.25, sm: 2 },
      // Eight cards: whole rows at every width.
      gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
    }}
  >
    {cards.map(({ group, value, note, ...card }) => {
      const isKnown = stats && isCounted(stats, stats[group]);
      return (
        <StatCard
          key={card.label}
          {...card}
          value={isKnown ? value(stats, month) : stats && '–'}
          note={isKnown ? note(stats) : stats && 'Not counted yet'}
        />
      );
    })}
    <StatCard
      label="Avg Rating"
      icon={<StarIcon />}
      value={String(averageRating)}
      note="Based on reviews"
    />
  </Box>
);

interface StatCardProps extends Pick<Card, 'label' | 'icon' | 'hint'> {
  /** Undefined until it is known. */
  value: string | undefined;
  note: string | undefined;
}

const StatCard = ({ label, value, note, icon, hint }: StatCardProps) => (
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
      <Stack component="span" aria-hidden sx={{ ml: 'auto', display: { xs: 'none', sm: 'flex' } }}>
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
