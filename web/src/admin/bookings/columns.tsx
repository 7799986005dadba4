import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import { bookingItemName, bookingStatusColor, formatUsd, shortDate } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import { TwoLines } from '../grid/TwoLines.tsx';
import { customerColumn, statusColumn } from '../records/recordColumns.tsx';
import type { ColumnOptions } from '../records/recordColumns.tsx';
import { reference } from '../records/reference.ts';
import { bookingTypeName } from './words.ts';

export function bookingColumns(options: ColumnOptions): GridColDef<Booking>[] {
  return [
    {
      field: 'id',
      headerName: 'Booking ID',
      width: 108,
      sortable: false,
      valueGetter: (_value, booking) => reference(booking.id),
      renderCell: ({ value }) => <code>{value}</code>,
    },
    customerColumn(options, ({ customerEmail }) => customerEmail),
    {
      field: 'itemName',
      headerName: 'Item',
      flex: 1,
      minWidth: 150,
      sortable: false,
      valueGetter: (_value, booking) => bookingItemName(booking),
    },
    {
      field: 'bookingType',
      headerName: 'Type',
      width: 64,
      sortable: false,
      valueFormatter: (type: Booking['bookingType']) => bookingTypeName(type),
    },
    {
      field: 'startDate',
      headerName: 'Date',
      width: 122,
      renderCell: ({ row }) => (
        <TwoLines
          first={shortDate(row.startDate)}
          second={row.endDate === row.startDate ? undefined : `to ${shortDate(row.endDate)}`}
        />
      ),
    },
    { field: 'numberOfGuests', headerName: 'Guests', type: 'number', width: 74 },
    statusColumn(bookingStatusColor),
    {
      field: 'totalPrice',
      headerName: 'Amount',
      type: 'number',
      width: 92,
      valueFormatter: (amount: number) => formatUsd(amount),
    },
    {
      field: 'details',
      headerName: 'Details',
      width: 96,
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
