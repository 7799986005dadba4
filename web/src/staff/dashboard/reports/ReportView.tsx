import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { monthAndYear } from '@selasar/domain';
import type { StatsOffers } from '@selasar/domain';
import { isEmptyReport } from './report.ts';
import type { Report } from './report.ts';
import { ReportChart } from './ReportChart.tsx';
import type { ReportState } from './reportState.ts';
import { ReportTable } from './ReportTable.tsx';

interface ReportViewProps {
  state: ReportState;
  report: Report;
  offers: StatsOffers;
}

/** A report as a chart and a table. */
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
