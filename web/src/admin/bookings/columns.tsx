import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import { visuallyHidden } from '@mui/utils';
import { admin, bookingItemName, bookingStatusColor, formatUsd, shortDate } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import type { ReactNode } from 'react';
import { StatusChip } from '../StatusChip.tsx';

/** '#' and the first characters of the id. */
export const bookingReference = (id: string): string => `#${id.slice(0, admin.bookingIdLength)}`;

/** A tour's day, or a stay's first and last. */
export const bookingDates = ({ startDate, endDate }: Booking): string =>
  startDate === endDate ? shortDate(startDate) : `${shortDate(startDate)} – ${shortDate(endDate)}`;

function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', height: '100%' }}
    >
      <Typography variant="body2" noWrap>
        {first}
      </Typography>
      {second ? (
        <Typography variant="caption" noWrap color="textSecondary">
          {second}
        </Typography>
      ) : null}
    </Box>
  );
}

const statusColumn: GridColDef<Booking> = {
  field: 'status',
  headerName: 'Status',
  width: 122,
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
      filterable: false,
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
      valueGetter: (_value, booking) => bookingItemName(booking),
    },
    {
      field: 'bookingType',
      headerName: 'Type',
      width: 76,
      valueFormatter: (type: Booking['bookingType']) => (type === 'tour' ? 'Tour' : 'Villa'),
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
      filterable: false,
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
