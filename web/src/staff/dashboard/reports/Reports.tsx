import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { monthAndYear } from '@selasar/domain/core';
import type { StatsOffers } from '@selasar/domain/stats';
import { useToday } from '../../../clock/useToday.ts';
import { useConnected } from '../../../data/firebase/live/connection.ts';
import { useListedOffers, useMonths, useStats } from '../../../data/stats.ts';
import { retryOf } from '../../common/useRead.ts';
import { LoadError } from '../../common/Loaded.tsx';
import { download, csvHead, csvLines, type CsvColumn } from '../../requests/list/export.ts';
import { useUrlParams } from '../../common/useUrlParams.ts';
import { monthsShown, yearsOf } from './months.ts';
import { ReportBar, readReportState, writeReportState, type ReportState } from './ReportBar.tsx';
import {
  reportOf,
  linesOf,
  isEmptyReport,
  lineName,
  type Line,
  type Report,
  type ReportBy,
} from './report.ts';
import { figureValue, figureKeysOf, figureOf, figureText } from './figures.ts';
import { ReportChart } from './ReportChart.tsx';

const titles: Readonly<Record<ReportBy, string>> = {
  month: 'Month',
  offer: 'Offer',
  source: 'Source',
};

const columnsOf = (by: ReportBy, offers: StatsOffers): CsvColumn<Line>[] => [
  { heading: titles[by], value: (line) => lineName(line, offers) },
  { heading: 'Requests', value: (line) => figureValue('requests', line) },
  { heading: 'Confirmed (%)', value: (line) => figureValue('confirmed', line) },
  { heading: 'Revenue (USD)', value: (line) => figureValue('revenue', line) },
  ...(by === 'source' ? ofSources : ofOffers),
  { heading: 'Lead time (days)', value: (line) => figureValue('lead', line) },
];
const ofSources: readonly CsvColumn<Line>[] = [
  { heading: 'Commission (USD)', value: (line) => figureValue('commission', line) },
];
const ofOffers: readonly CsvColumn<Line>[] = [
  { heading: 'Nights sold', value: (line) => figureValue('nights', line) },
  { heading: 'Nights available', value: ({ nightsOffered }) => nightsOffered },
  { heading: 'Seats sold', value: (line) => figureValue('seats', line) },
  { heading: 'Seats sold (limited tours)', value: ({ limited }) => limited?.sold },
  { heading: 'Seats available', value: ({ limited }) => limited?.offered },
];

export const reportCsv = (by: ReportBy, report: Report, offers: StatsOffers): string[] => {
  const columns = columnsOf(by, offers);
  return [csvHead(columns), csvLines(columns, linesOf(report))];
};

/** Live, like the figures above: each booking changes one or two documents. */
export function Reports() {
  const [params, setParams] = useUrlParams();
  const state = readReportState(params);
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
  const retry = retryOf([months, offers]);
  const counted = stats.status === 'success' ? Object.keys(stats.data.revenue.months) : [];
  return (
    <Stack spacing={2}>
      <ReportBar
        state={state}
        years={yearsOf(counted, state.year, today)}
        onChange={(part) =>
          // It adds no history entry, so the back button leaves the dashboard.
          setParams((before) => writeReportState(before, { ...readReportState(before), ...part }), {
            replace: true,
            preventScrollReset: true,
          })
        }
        onSave={save}
      />
      {retry ? <LoadError message="Failed to fetch the reports" onRetry={retry} /> : null}
      {report && isKnown ? <ReportView state={state} report={report} offers={offers.data} /> : null}
      {!report && !retry && connected ? (
        <Skeleton variant="rounded" height={560} aria-label="Loading the reports" />
      ) : null}
      {!report && !retry && !connected ? (
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
        run. By source, transfers count too, and commission is what partners get of the revenue.
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
      <ReportTable by={by} report={report} offers={offers} />
    </>
  );
}

interface ReportTableProps {
  by: ReportBy;
  report: Report;
  offers: StatsOffers;
}

/** The name stays in view while a phone scrolls through the figures. */
const first = {
  position: 'sticky',
  left: 0,
  minWidth: { xs: 120, sm: 160 },
  bgcolor: 'background.paper',
} as const;

export function ReportTable({ by, report, offers }: ReportTableProps) {
  const sums = [report.all, report.transfers];
  const keys = figureKeysOf(by);
  const label = `Reports by ${titles[by].toLowerCase()}`;
  return (
    <TableContainer component="section" tabIndex={0} aria-label={label}>
      <Table size="small" aria-label={label} sx={{ '& th, & td': { px: { xs: 1, lg: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={first}>{titles[by]}</TableCell>
            {keys.map((key) => (
              <TableCell key={key} align="right" sx={{ whiteSpace: 'nowrap' }}>
                {figureOf(key).label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {linesOf(report).map((line) => (
            <TableRow key={line.id}>
              <TableCell
                component="th"
                scope="row"
                sx={{
                  ...first,
                  fontWeight: sums.includes(line) ? 700 : undefined,
                  color: line.isPart ? 'text.secondary' : undefined,
                }}
              >
                {lineName(line, offers)}
              </TableCell>
              {keys.map((key) => (
                <TableCell key={key} align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {figureText(key, line)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
