import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useToday } from '../../../clock/useToday.ts';
import { useConnected } from '../../../data/firebase/live/connection.ts';
import { useListedOffers, useMonths, useStats } from '../../../data/stats.ts';
import { LoadError } from '../../common/LoadError.tsx';
import { download, csvHead, csvLines, type CsvColumn } from '../../requests/list/export.ts';
import { monthsShown, yearsOf } from './months.ts';
import { ReportBar } from './ReportBar.tsx';
import { reportOf, linesOf, type Line, type Report, isEmptyReport } from './report.ts';
import { useCallback, useMemo } from 'react';
import { useUrlParams } from '../../common/useUrlParams.ts';
import { readReportState, writeReportState, type ReportState } from './reportState.ts';
import type { StatsOffers } from '@selasar/domain/stats';
import { figureValue } from './figures.ts';
import { lineName } from './lineName.ts';
import { monthAndYear } from '@selasar/domain/core';
import { ReportChart } from './ReportChart.tsx';
import { ReportTable } from './ReportTable.tsx';

const columnsOf = (first: string, offers: StatsOffers): CsvColumn<Line>[] => [
  { heading: first, value: (line) => lineName(line, offers) },
  { heading: 'Requests', value: (line) => figureValue('requests', line) },
  { heading: 'Confirmed (%)', value: (line) => figureValue('confirmed', line) },
  { heading: 'Revenue (USD)', value: (line) => figureValue('revenue', line) },
  { heading: 'Nights sold', value: (line) => figureValue('nights', line) },
  { heading: 'Nights available', value: ({ nightsOffered }) => nightsOffered },
  { heading: 'Seats sold', value: (line) => figureValue('seats', line) },
  { heading: 'Seats sold (limited tours)', value: ({ limited }) => limited?.sold },
  { heading: 'Seats available', value: ({ limited }) => limited?.offered },
  { heading: 'Lead time (days)', value: (line) => figureValue('lead', line) },
];

export const reportCsv = (by: 'month' | 'offer', report: Report, offers: StatsOffers): string[] => {
  const columns = columnsOf(by === 'month' ? 'Month' : 'Offer', offers);
  return [csvHead(columns), csvLines(columns, linesOf(report))];
};

/** Changes add no history entries, so the back button leaves the dashboard. */
function useReportState() {
  const [params, setParams] = useUrlParams();
  const state = useMemo(() => readReportState(params), [params]);
  const change = useCallback(
    (part: Partial<ReportState>) =>
      setParams((before) => writeReportState(before, { ...readReportState(before), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return { state, change };
}

/** Live, like the figures above: each booking changes one or two documents. */
export function Reports() {
  const { state, change } = useReportState();
  const today = useToday();
  const shown = monthsShown(state.year, today);
  const [first = '', last = ''] = [shown[0], shown.at(-1)];
  const months = useMonths(first, last);
  const offers = useListedOffers();
  const stats = useStats();
  const connected = useConnected();

  const isKnown = months.status === 'success' && offers.status === 'success';
  const report = isKnown ? reportOf(state.by, shown, months.data, offers.data) : undefined;
  const save =
    report && isKnown
      ? () =>
          download(
            `report-by-${state.by}-${first}-${last}.csv`,
            reportCsv(state.by, report, offers.data),
          )
      : undefined;
  const failed = [months, offers].filter(({ status }) => status === 'error');
  const counted = stats.status === 'success' ? Object.keys(stats.data.revenue.months) : [];
  return (
    <Stack spacing={2}>
      <ReportBar
        state={state}
        years={yearsOf(counted, state.year, today)}
        onChange={change}
        onSave={save}
      />
      {failed.length > 0 ? (
        <LoadError
          message="Failed to fetch the reports"
          onRetry={() => failed.forEach(({ retry }) => retry())}
        />
      ) : null}
      {report && isKnown ? <ReportView state={state} report={report} offers={offers.data} /> : null}
      {!report && failed.length === 0 && connected ? (
        <Skeleton variant="rounded" height={560} aria-label="Loading the reports" />
      ) : null}
      {!report && failed.length === 0 && !connected ? (
        <Alert severity="info">
          You are offline. The reports will load when the connection is back.
        </Alert>
      ) : null}
      <Typography variant="body2" color="textSecondary">
        Only the months chosen above count here; the cards at the top of the page count all time.
        Requests, confirmed, revenue and lead time count by month of request; nights and seats by
        month of travel. Revenue leaves out what was cancelled. Sold means confirmed. Lead time is
        the average number of days from request to travel. Nights available are those of the current
        villas. Seats available are those of the current tours with a seat limit, on the days they
        run.
      </Typography>
    </Stack>
  );
}

interface ReportViewProps {
  state: ReportState;
  report: Report;
  offers: StatsOffers;
}

export function ReportView({ state: { by, drawn }, report, offers }: ReportViewProps) {
  if (isEmptyReport(report)) {
    return <Typography color="textSecondary">No requests in these months.</Typography>;
  }
  const { lines, damaged } = report;
  return (
    <>
      {damaged.length > 0 ? (
        <Alert severity="warning">
          {`Not included, because the figures are damaged: ${damaged.map(monthAndYear).join(', ')}. Recount now corrects them.`}
        </Alert>
      ) : null}
      <ReportChart by={by} drawn={drawn} lines={lines} offers={offers} />
      <ReportTable
        label={by === 'month' ? 'Reports by month' : 'Reports by offer'}
        heading={by === 'month' ? 'Month' : 'Offer'}
        report={report}
        offers={offers}
      />
    </>
  );
}
