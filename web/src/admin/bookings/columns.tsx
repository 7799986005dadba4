import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import { admin, bookingItemName, bookingStatusColor, formatUsd, shortDate } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import { StatusChip } from '../StatusChip.tsx';

/** '#' and the first characters of the id. */
export const bookingReference = (id: string): string => `#${id.slice(0, admin.bookingIdLength)}`;

/** A tour's day, or a stay's first and last. */
export const bookingDates = ({ startDate, endDate }: Booking): string =>
  startDate === endDate ? shortDate(startDate) : `${shortDate(startDate)} – ${shortDate(endDate)}`;

export function bookingColumns(
  fresh: ReadonlySet<string>,
  openDetails: (id: string) => void,
): GridColDef<Booking>[] {
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
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'center',
            height: '100%',
          }}
        >
          <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
            {row.customerName}
          </Typography>
          <Typography variant="caption" noWrap color="textSecondary">
            {row.customerEmail}
          </Typography>
        </Box>
      ),
    },
    {
      field: 'itemName',
      headerName: 'Item',
      flex: 1.2,
      minWidth: 170,
      valueGetter: (_value, booking) => bookingItemName(booking),
    },
    {
      field: 'bookingType',
      headerName: 'Type',
      width: 84,
      valueFormatter: (type: Booking['bookingType']) => (type === 'tour' ? 'Tour' : 'Villa'),
    },
    {
      field: 'startDate',
      headerName: 'Date',
      width: 130,
      renderCell: ({ row }) => bookingDates(row),
    },
    { field: 'numberOfGuests', headerName: 'Guests', type: 'number', width: 80 },
    {
      field: 'status',
      headerName: 'Status',
      width: 122,
      renderCell: ({ row }) => (
        <StatusChip status={row.status} color={bookingStatusColor[row.status]} />
      ),
    },
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
