import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWeeks } from '../../data/stats/useWeeks.ts';
import { useToday } from '../../clock/useToday.ts';
import { LoadError } from '../common/LoadError.tsx';
import { weekSeries } from './weekSeries.ts';
import { WeeksChart } from './WeeksChart.tsx';
import { WeeksTable } from './WeeksTable.tsx';

const weeksShown = 12;

/** Bookings and revenue by week, as a chart or as a table. */
export function Weeks() {
  const live = useWeeks();
  const today = useToday();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  if (live.status === 'error') {
    return <LoadError message="Failed to fetch bookings" onRetry={live.retry} />;
  }
  if (live.status === 'loading') return <Skeleton variant="rounded" height={300} />;
  const weeks = weekSeries(live.data, today, weeksShown);
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          onChange={(_event, chosen: typeof view | null) => setView(chosen ?? view)}
          aria-label="Show as"
        >
          <ToggleButton value="chart">Chart</ToggleButton>
          <ToggleButton value="table">Table</ToggleButton>
        </ToggleButtonGroup>
        <Typography variant="body2" color="textSecondary">
          The last {weeksShown} weeks
        </Typography>
      </Stack>
      {view === 'chart' ? <WeeksChart weeks={weeks} /> : <WeeksTable weeks={weeks} />}
    </Stack>
  );
}
