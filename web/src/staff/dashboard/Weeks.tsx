import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { formatUsd, shortDate, addDays, type CivilDate, weekOf } from '@selasar/domain/core';
import type { StatsWeeks } from '@selasar/domain/stats';
import { useState } from 'react';
import { useWeeks } from '../../data/stats.ts';
import { useToday } from '../../clock/useToday.ts';
import { Loaded } from '../common/Loaded.tsx';
import { Choice } from '../common/Choice.tsx';
import { Chart, chartProps } from './Chart.tsx';

const height = 240;

function WeeksChart({ weeks }: { weeks: readonly Week[] }) {
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
          {...chartProps}
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
          {...chartProps}
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

const WeeksTable = ({ weeks }: { weeks: readonly Week[] }) => (
  <Table size="small" aria-label="Bookings and revenue by week">
    <TableHead>
      <TableRow>
        <TableCell>Week of</TableCell>
        <TableCell align="right">Bookings</TableCell>
        <TableCell align="right">Revenue</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {weeks.toReversed().map(({ monday, bookings, revenue }) => (
        <TableRow key={monday}>
          <TableCell component="th" scope="row">
            {shortDate(monday)}
          </TableCell>
          <TableCell align="right">{bookings}</TableCell>
          <TableCell align="right">{formatUsd(revenue)}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

const weeksShown = 12;

export function Weeks() {
  const today = useToday();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  return (
    <Loaded live={useWeeks()} failed="Failed to fetch bookings" height={300}>
      {(stored) => {
        const weeks = weekSeries(stored, today, weeksShown);
        return (
          <Stack spacing={2}>
            <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
              <Choice
                label="Show as"
                options={{ chart: 'Chart', table: 'Table' }}
                value={view}
                onChange={setView}
              />
              <Typography variant="body2" color="textSecondary">
                {`The last ${weeksShown} weeks`}
              </Typography>
            </Stack>
            {view === 'chart' ? <WeeksChart weeks={weeks} /> : <WeeksTable weeks={weeks} />}
          </Stack>
        );
      }}
    </Loaded>
  );
}

interface Week {
  monday: CivilDate;
  bookings: number;
  /** US dollars. */
  revenue: number;
}

export function weekSeries({ weeks }: StatsWeeks, today: CivilDate, count: number): Week[] {
  const last = weekOf(today);
  return Array.from({ length: count }, (_, index) => {
    const monday = addDays(last, (index + 1 - count) * 7);
    return { monday, bookings: 0, revenue: 0, ...weeks[monday] };
  });
}
