import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { monthOf, addDays, type CivilDate } from '@selasar/domain/core';
import { useStats } from '../../data/stats.ts';
import { useToday } from '../../clock/useToday.ts';
import { WhenInView } from '../../ui/WhenInView.tsx';
import { LoadError } from '../common/LoadError.tsx';
import { DraftsNotice } from '../offers/DraftsNotice.tsx';
import { Panel } from '../common/Panel.tsx';
import type { AdminHeading } from '../common/links.ts';
import { LastRecount } from '../setup/status/LastRecount.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import { RecentBookings } from './RecentBookings.tsx';
import { StatCards } from './StatCards.tsx';
import AddIcon from '@mui/icons-material/Add';
import InboxIcon from '@mui/icons-material/Inbox';
import PendingActionsIcon from '@mui/icons-material/PendingActions';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import AirportShuttleIcon from '@mui/icons-material/AirportShuttle';
import BlockIcon from '@mui/icons-material/Block';
import SellIcon from '@mui/icons-material/SellOutlined';
import TodayIcon from '@mui/icons-material/Today';

const actions = [
  { label: 'Add New Tour', to: paths.admin.newOffer('tours'), icon: <AddIcon /> },
  { label: 'Add New Villa', to: paths.admin.newOffer('villas'), icon: <AddIcon /> },
  {
    label: 'Review Bookings',
    to: paths.admin.pendingBookings,
    icon: <PendingActionsIcon />,
  },
  { label: 'Inbox', to: paths.admin.inbox, icon: <InboxIcon /> },
];

function QuickActions() {
  return (
    <Panel heading="Quick Actions">
      <Stack spacing={1.25}>
        {actions.map(({ label, to, icon }) => (
          <Button
            key={to}
            component={Link}
            to={to}
            variant="outlined"
            size="large"
            startIcon={icon}
            sx={{ justifyContent: 'flex-start' }}
          >
            <span>{label}</span>
          </Button>
        ))}
      </Stack>
    </Panel>
  );
}

/** The charts are a large part of the code and below the first screen: they load when scrolled to. */
async function loadWeeks() {
  const { Weeks } = await import('./Weeks.tsx');
  return <Weeks />;
}

const weeksFailure = () => 'Failed to load the chart';

async function loadReports() {
  const { Reports } = await import('./reports/Reports.tsx');
  return <Reports />;
}

const reportsFailure = () => 'Failed to load the reports';

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
          failure={weeksFailure}
          sx={{ minHeight: 300 }}
        />
      </Panel>
      <Panel heading="Reports">
        <WhenInView
          label="By month and by offer"
          load={loadReports}
          loading={<Skeleton variant="rounded" height={640} />}
          failure={reportsFailure}
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
    { label: 'New booking', to: paths.admin.newBooking, Icon: AddIcon },
    { label: 'New transfer', to: paths.admin.newTransfer, Icon: AirportShuttleIcon },
    { label: 'Tomorrow', to: paths.admin.day(addDays(today, 1)), Icon: TodayIcon },
    { label: 'Block nights', to: paths.admin.freeNights, Icon: BlockIcon },
    { label: 'Season prices', to: paths.admin.seasonPrices, Icon: SellIcon },
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
      {links.map(({ label, to, Icon }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          variant="outlined"
          startIcon={<Icon />}
          sx={{ minHeight: 44, bgcolor: 'background.paper' }}
        >
          <span>{label}</span>
        </Button>
      ))}
    </Box>
  );
}
