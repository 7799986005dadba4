import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import { bookingStatusColor, formatUsd, shortDate } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import type { Row } from '../../data/core/rows.ts';
import { known } from '../damage/known.ts';
import { Email } from '../grid/Email.tsx';
import { TwoLines } from '../grid/TwoLines.tsx';
import { customerColumn, statusColumn } from '../records/recordColumns.tsx';
import type { ColumnOptions } from '../records/recordColumns.tsx';
import { reference } from '../records/reference.ts';
import { bookingTypeName, itemName, lastDay } from './words.ts';

export function bookingColumns(options: ColumnOptions): GridColDef<Row<Booking>>[] {
  return [
    {
      field: 'id',
      headerName: 'Booking ID',
      width: 102,
      sortable: false,
      valueGetter: (_value, booking) => reference(booking.id),
      renderCell: ({ value }) => <code>{value}</code>,
    },
    customerColumn(options, ({ customerEmail }) => <Email address={known(customerEmail)} />),
    {
      field: 'itemName',
      headerName: 'Item',
      flex: 1,
      minWidth: 140,
      sortable: false,
      renderCell: ({ row }) => <TwoLines first={itemName(row)} />,
    },
    {
      field: 'bookingType',
      headerName: 'Type',
      width: 60,
      sortable: false,
      valueFormatter: (type: Booking['bookingType'] | undefined) => known(type, bookingTypeName),
    },
    {
      field: 'startDate',
      headerName: 'Date',
      width: 118,
      renderCell: ({ row }) => (
        <TwoLines first={known(row.startDate, shortDate)} second={lastDay(row)} />
      ),
    },
    {
      field: 'numberOfGuests',
      headerName: 'Guests',
      type: 'number',
      width: 74,
      valueFormatter: (count: number | undefined) => known(count),
    },
    statusColumn(bookingStatusColor),
    {
      field: 'totalPrice',
      headerName: 'Amount',
      type: 'number',
      width: 92,
      valueFormatter: (amount: number | undefined) => known(amount, formatUsd),
    },
    {
      field: 'details',
      headerName: 'Details',
      width: 92,
      sortable: false,
      renderCell: ({ row, tabIndex }) => (
        <Button
          size="small"
          variant="outlined"
          tabIndex={tabIndex}
          aria-label={`Details of ${reference(row.id)}`}
          onClick={() => options.openDetails(row.id)}
        >
          Details
        </Button>
      ),
    },
  ];
}
