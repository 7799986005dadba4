import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { StatsOffers } from '@selasar/domain/stats';
import { figureKeys, figureOf, figureText } from './figures.ts';
import { lineName } from './lineName.ts';
import { linesOf } from './report.ts';
import type { Report } from './report.ts';

interface ReportTableProps {
  label: string;
  heading: string;
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

export function ReportTable({ label, heading, report, offers }: ReportTableProps) {
  const sums = [report.all, report.transfers];
  return (
    <TableContainer component="section" tabIndex={0} aria-label={label}>
      <Table size="small" aria-label={label} sx={{ '& th, & td': { px: { xs: 1, lg: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={first}>{heading}</TableCell>
            {figureKeys.map((key) => (
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
                sx={{ ...first, fontWeight: sums.includes(line) ? 700 : undefined }}
              >
                {lineName(line, offers)}
              </TableCell>
              {figureKeys.map((key) => (
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
