import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import type { GridColDef } from '@mui/x-data-grid';
import { visuallyHidden } from '@mui/utils';
import { bookingItemName, bookingStatusColor, formatUsd, shortDate } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import { TwoLines } from '../grid/TwoLines.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { bookingReference, bookingTypeName } from './words.ts';

const statusColumn: GridColDef<Booking> = {
  field: 'status',
  headerName: 'Status',
  width: 122,
  display: 'flex',
  sortable: false,
  renderCell: ({ row }) => (
    <StatusChip status={row.status} color={bookingStatusColor[row.status]} />
  ),
};

interface ColumnOptions {
  fresh: ReadonlySet<string>;
  openDetails: (id: string) => void;
}

/** The columns of a phone: who and what, the status, and the way to the rest. */
export function narrowBookingColumns({ fresh, openDetails }: ColumnOptions): GridColDef<Booking>[] {
  return [
    {
      field: 'customerName',
      headerName: 'Customer',
      flex: 1,
      minWidth: 140,
      renderCell: ({ row }) => (
        <TwoLines
          first={
            <>
              <strong>{row.customerName}</strong>
              {fresh.has(row.id) ? (
                <Chip label="New" size="small" color="secondary" sx={{ ml: 1 }} />
              ) : null}
            </>
          }
          second={`${shortDate(row.startDate)} · ${bookingItemName(row)}`}
        />
      ),
    },
    statusColumn,
    {
      field: 'details',
      headerName: 'Details',
      width: 64,
      sortable: false,
      renderHeader: () => <span style={visuallyHidden}>Details</span>,
      renderCell: ({ row, tabIndex }) => (
        <IconButton
          tabIndex={tabIndex}
          aria-label={`Details of ${bookingReference(row.id)}`}
          onClick={() => openDetails(row.id)}
        >
          <ChevronRightIcon />
        </IconButton>
      ),
    },
  ];
}

export function bookingColumns({ fresh, openDetails }: ColumnOptions): GridColDef<Booking>[] {
  return [
    {
      field: 'id',
      headerName: 'Booking ID',
      width: 168,
      sortable: false,
      valueGetter: (_value, booking) => bookingReference(booking.id),
      renderCell: ({ row, value }) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: '100%' }}>
          <code>{value}</code>
          {fresh.has(row.id) ? <Chip label="New" size="small" color="secondary" /> : null}
        </Box>
      ),
    },
    {
      field: 'customerName',
      headerName: 'Customer',
      flex: 1.3,
      minWidth: 170,
      renderCell: ({ row }) => (
        <TwoLines first={<strong>{row.customerName}</strong>} second={row.customerEmail} />
      ),
    },
    {
      field: 'itemName',
      headerName: 'Item',
      flex: 1.2,
      minWidth: 195,
      sortable: false,
      valueGetter: (_value, booking) => bookingItemName(booking),
    },
    {
      field: 'bookingType',
      headerName: 'Type',
      width: 76,
      sortable: false,
      valueFormatter: (type: Booking['bookingType']) => bookingTypeName(type),
    },
    {
      field: 'startDate',
      headerName: 'Date',
      width: 132,
      renderCell: ({ row }) => (
        <TwoLines
          first={shortDate(row.startDate)}
          second={row.endDate === row.startDate ? undefined : `to ${shortDate(row.endDate)}`}
        />
      ),
    },
    { field: 'numberOfGuests', headerName: 'Guests', type: 'number', width: 80 },
    statusColumn,
    {
      field: 'totalPrice',
      headerName: 'Amount',
      type: 'number',
      width: 100,
      valueFormatter: (amount: number) => formatUsd(amount),
    },
    {
      field: 'details',
      headerName: 'Details',
      width: 104,
      sortable: false,
      renderCell: ({ row, tabIndex }) => (
        <Button
          size="small"
          variant="outlined"
          tabIndex={tabIndex}
          aria-label={`Details of ${bookingReference(row.id)}`}
          onClick={() => openDetails(row.id)}
        >
          Details
        </Button>
      ),
    },
  ];
}
