import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { formatUsd, shortDate } from '@selasar/domain';
import { Chart } from './Chart.tsx';
import type { Week } from './weekSeries.ts';

const height = 240;
const margin = { left: 0, right: 28, top: 12, bottom: 0 };

/** Bookings as bars, revenue as a line, week by week. */
export function WeeksChart({ weeks }: { weeks: readonly Week[] }) {
  const { vars } = useTheme();
  const week = {
    data: weeks.map(({ monday }) => monday),
    valueFormatter: (monday: string, { location }: { location: string }) =>
      location === 'tick' ? shortDate(monday).replace(/,.*/, '') : `Week of ${shortDate(monday)}`,
    // Every third label, counted back from the most recent: that many fit on a phone.
    tickLabelInterval: (_monday: string, index: number) => (weeks.length - 1 - index) % 3 === 0,
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <Chart heading="Bookings">
        <BarChart
          height={height}
          margin={margin}
          hideLegend
          skipAnimation
          xAxis={[{ ...week, scaleType: 'band' }]}
          yAxis={[{ width: 40, tickMinStep: 1 }]}
          series={[
            {
              data: weeks.map(({ bookings }) => bookings),
              label: 'Bookings',
              color: vars?.palette.primary.main ?? 'currentColor',
            },
          ]}
        />
      </Chart>
      <Chart heading="Revenue">
        <LineChart
          height={height}
          margin={margin}
          hideLegend
          skipAnimation
          xAxis={[{ ...week, scaleType: 'point' }]}
          yAxis={[{ width: 64, valueFormatter: (amount: number) => formatUsd(amount), min: 0 }]}
          series={[
            {
              data: weeks.map(({ revenue }) => revenue),
              label: 'Revenue',
              color: vars?.palette.secondary.main ?? 'currentColor',
              curve: 'linear',
              valueFormatter: (amount) => formatUsd(amount ?? 0),
            },
          ]}
        />
      </Chart>
    </Box>
  );
}
