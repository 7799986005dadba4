import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { monthOf } from '@selasar/domain';
import { useStats } from '../../data/stats/useStats.ts';
import { useToday } from '../../clock/useToday.ts';
import { WhenInView } from '../../ui/WhenInView.tsx';
import { LoadError } from '../common/LoadError.tsx';
import { DraftsNotice } from '../offers/DraftsNotice.tsx';
import { Panel } from '../common/Panel.tsx';
import type { AdminHeading } from '../shell/links.ts';
import { DailyWork } from './DailyWork.tsx';
import { LastRecount } from './LastRecount.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentBookings } from './RecentBookings.tsx';
import { StatCards } from './StatCards.tsx';

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
