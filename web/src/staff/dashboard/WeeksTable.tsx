import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatUsd, shortDate } from '@selasar/domain';
import type { Week } from './weekSeries.ts';

/** The same figures as a table, most recent week first. */
export function WeeksTable({ weeks }: { weeks: readonly Week[] }) {
  return (
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
}
