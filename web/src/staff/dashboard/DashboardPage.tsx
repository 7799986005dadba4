import AddIcon from '@mui/icons-material/Add';
import AirportShuttleIcon from '@mui/icons-material/AirportShuttle';
import BlockIcon from '@mui/icons-material/Block';
import InboxIcon from '@mui/icons-material/Inbox';
import PendingActionsIcon from '@mui/icons-material/PendingActions';
import SellIcon from '@mui/icons-material/SellOutlined';
import TodayIcon from '@mui/icons-material/Today';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { monthOf, addDays, type CivilDate } from '@selasar/domain/core';
import { Link } from 'react-router-dom';
import { useStats } from '../../data/stats.ts';
import { useToday } from '../../clock/useToday.ts';
import { WhenInView } from '../../ui/WhenInView.tsx';
import { paths } from '../../paths.ts';
import { LoadError } from '../common/Loaded.tsx';
import { DraftsNotice } from '../offers/drafts.tsx';
import { Panel } from '../common/Panel.tsx';
import type { AdminHeading } from '../common/links.ts';
import { LastRecount } from '../setup/status/LastRecount.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import { RecentBookings } from './RecentBookings.tsx';
import { StatCards } from './StatCards.tsx';

const actions = [
  { label: 'Add New Tour', to: paths.admin.newOffer('tours'), startIcon: <AddIcon /> },
  { label: 'Add New Villa', to: paths.admin.newOffer('villas'), startIcon: <AddIcon /> },
  { label: 'Review Bookings', to: paths.admin.pendingBookings, startIcon: <PendingActionsIcon /> },
  { label: 'Inbox', to: paths.admin.inbox, startIcon: <InboxIcon /> },
];

type LinkButtonProps = Pick<ButtonProps, 'startIcon' | 'size' | 'sx'> & {
  label: string;
  to: string;
};

const LinkButton = ({ label, ...button }: LinkButtonProps) => (
  <Button component={Link} variant="outlined" {...button}>
    <span>{label}</span>
  </Button>
);

const QuickActions = () => (
  <Panel heading="Quick Actions">
    <Stack spacing={1.25}>
      {actions.map((link) => (
        <LinkButton key={link.to} {...link} size="large" sx={{ justifyContent: 'flex-start' }} />
      ))}
    </Stack>
  </Panel>
);

/** The charts are a large part of the code and below the first screen: they load when scrolled to. */
async function loadWeeks() {
  const { Weeks } = await import('./Weeks.tsx');
  return <Weeks />;
}

async function loadReports() {
  const { Reports } = await import('./reports/Reports.tsx');
  return <Reports />;
}

function DashboardPage() {
  const live = useStats();
  const today = useToday();
  const stats = live.status === 'success' ? live.data : undefined;
  return (
    <Stack spacing={2} useFlexGap>
      {/* First, so that nothing that loads later moves it. */}
      <DailyWork today={today} />
      <NeedsAttention stats={stats} today={today} />
      <DraftsNotice />
      {live.status === 'error' ? (
        <LoadError message="Failed to fetch bookings" onRetry={live.retry} />
      ) : (
        <StatCards stats={stats} month={monthOf(today)} />
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' } }}>
        <RecentBookings />
        <QuickActions />
      </Box>
      <Panel heading="Bookings and revenue by week">
        <WhenInView
          label="Chart"
          load={loadWeeks}
          loading={<Skeleton variant="rounded" height={300} />}
          failure={() => 'Failed to load the chart'}
          sx={{ minHeight: 300 }}
        />
      </Panel>
      <Panel heading="Reports">
        <WhenInView
          label="By month and by offer"
          load={loadReports}
          loading={<Skeleton variant="rounded" height={640} />}
          failure={() => 'Failed to load the reports'}
          sx={{ minHeight: 640 }}
        />
      </Panel>
      <LastRecount stats={stats} />
    </Stack>
  );
}

export { DashboardPage as Component };
export const handle: AdminHeading = {
  title: 'Dashboard',
  description: 'How the business is doing, live',
};

/** What staff do every day, in few presses: docs/staff-tasks.md. */
function DailyWork({ today }: { today: CivilDate }) {
  const links = [
    { label: 'New booking', to: paths.admin.newBooking, startIcon: <AddIcon /> },
    { label: 'New transfer', to: paths.admin.newTransfer, startIcon: <AirportShuttleIcon /> },
    { label: 'Tomorrow', to: paths.admin.day(addDays(today, 1)), startIcon: <TodayIcon /> },
    { label: 'Block nights', to: paths.admin.freeNights, startIcon: <BlockIcon /> },
    { label: 'Season prices', to: paths.admin.seasonPrices, startIcon: <SellIcon /> },
  ];
  return (
    <Box
      component="nav"
      aria-label="Daily work"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fit, minmax(150px, 1fr))' },
      }}
    >
      {links.map((link) => (
        <LinkButton key={link.to} {...link} sx={{ minHeight: 44, bgcolor: 'background.paper' }} />
      ))}
    </Box>
  );
}
