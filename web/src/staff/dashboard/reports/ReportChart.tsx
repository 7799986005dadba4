import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { shortDate } from '@selasar/domain/core';
import type { StatsOffers } from '@selasar/domain/stats';
import { Chart, chartProps } from '../Chart.tsx';
import { figureOf, figureText, figureValue, type FigureKey } from './figures.ts';
import { lineName, type Line, type ReportBy } from './report.ts';

/** More bars would be too thin to tell apart; the table has all of them. */
const offersAtMost = 12;

interface ReportChartProps {
  by: ReportBy;
  drawn: FigureKey;
  lines: readonly Line[];
  offers: StatsOffers;
}

export function ReportChart({ by, drawn, lines, offers }: ReportChartProps) {
  const { vars, breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down('sm'));
  const { label, text } = figureOf(drawn);
  const all = by === 'month' ? lines : fromHighest(drawn, lines);
  const shown = by === 'month' ? all : all.slice(0, offersAtMost);
  const named = new Map(shown.map((line) => [line.id, lineName(line, offers)]));
  const line = {
    scaleType: 'band' as const,
    data: shown.map(({ id }) => id),
    // The most recent month is labelled; a phone has room for every third label.
    tickLabelInterval: (_id: string, index: number) =>
      by !== 'month' || !isPhone || (shown.length - 1 - index) % 3 === 0,
    valueFormatter: (id: string, { location }: { location: string }) =>
      by === 'month' && location === 'tick'
        ? shortDate(`${id}-01`).slice(0, 3)
        : (named.get(id) ?? id),
  };
  const axis = { valueFormatter: (value: number) => text(value), min: 0 };
  const series = [
    {
      data: shown.map((one) => figureValue(drawn, one) ?? null),
      label,
      color: vars?.palette.primary.main ?? 'currentColor',
      valueFormatter: (_value: number | null, { dataIndex }: { dataIndex: number }) => {
        const one = shown[dataIndex];
        return one ? figureText(drawn, one) : '';
      },
    },
  ];
  return (
    <Chart heading={shown.length < all.length ? `${label}: the ${offersAtMost} highest` : label}>
      {by === 'month' ? (
        <BarChart
          height={240}
          {...chartProps}
          xAxis={[line]}
          yAxis={[{ ...axis, width: drawn === 'requests' ? 40 : 64 }]}
          series={series}
        />
      ) : (
        <BarChart
          layout="horizontal"
          height={40 + shown.length * 30}
          {...chartProps}
          yAxis={[{ ...line, width: isPhone ? 132 : 200 }]}
          xAxis={[{ ...axis, tickNumber: 4 }]}
          series={series}
        />
      )}
    </Chart>
  );
}

const fromHighest = (drawn: FigureKey, lines: readonly Line[]): Line[] => {
  const value = (line: Line) => figureValue(drawn, line) ?? 0;
  return lines
    .filter((line) => !line.isPart && value(line) > 0)
    .toSorted((a, b) => value(b) - value(a));
};
