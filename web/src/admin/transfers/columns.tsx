import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { visuallyHidden } from '@mui/utils';
import type { GridColDef } from '@mui/x-data-grid';
import { shortDate, transferActions, transferStatusColor } from '@selasar/domain';
import type { Transfer, TransferStatus } from '@selasar/domain';
import { TwoLines } from '../grid/TwoLines.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { hotelName, shortRequests, travelParty } from './words.ts';

interface ColumnOptions {
  fresh: ReadonlySet<string>;
  openDetails: (id: string) => void;
  isChanging: (id: string) => boolean;
  onChange: (transfer: Transfer, to: TransferStatus) => void;
}

const newMark = <Chip label="New" size="small" color="secondary" sx={{ ml: 1 }} />;

const statusColumn: GridColDef<Transfer> = {
  field: 'status',
  headerName: 'Status',
  width: 122,
  display: 'flex',
  sortable: false,
  renderCell: ({ row }) => (
    <StatusChip status={row.status} color={transferStatusColor[row.status]} />
  ),
};

/** The columns of a phone: who and when, the status, and the way to the rest. */
export function narrowTransferColumns({
  fresh,
  openDetails,
}: ColumnOptions): GridColDef<Transfer>[] {
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
              {fresh.has(row.id) ? newMark : null}
            </>
          }
          second={`${shortDate(row.pickupDate)} ${row.pickupTime} · ${row.pickupLocation}`}
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
          aria-label={`Details of ${row.customerName}`}
          onClick={() => openDetails(row.id)}
        >
          <ChevronRightIcon />
        </IconButton>
      ),
    },
  ];
}

export function transferColumns(options: ColumnOptions): GridColDef<Transfer>[] {
  const { fresh, openDetails, isChanging, onChange } = options;
  return [
    {
      field: 'customerName',
      headerName: 'Customer',
      flex: 1.1,
      minWidth: 180,
      renderCell: ({ row }) => (
        <TwoLines
          first={
            <>
              <strong>{row.customerName}</strong>
              {fresh.has(row.id) ? newMark : null}
            </>
          }
          second={`${row.customerEmail} · ${row.customerPhone}`}
        />
      ),
    },
    {
      field: 'pickupLocation',
      headerName: 'Route',
      flex: 1,
      minWidth: 160,
      sortable: false,
      renderCell: ({ row }) => (
        <TwoLines first={row.pickupLocation} second={`to ${row.destination}`} />
      ),
    },
    {
      field: 'pickupDate',
      headerName: 'Date & Time',
      width: 124,
      renderCell: ({ row }) => (
        <TwoLines first={shortDate(row.pickupDate)} second={row.pickupTime} />
      ),
    },
    {
      field: 'passengers',
      headerName: 'Travel Details',
      flex: 1,
      minWidth: 190,
      sortable: false,
      renderCell: ({ row }) => (
        <TwoLines
          wrap
          first={travelParty(row)}
          second={
            row.specialRequests ? (
              <Tooltip title={row.specialRequests}>
                <span>{shortRequests(row.specialRequests)}</span>
              </Tooltip>
            ) : undefined
          }
        />
      ),
    },
    {
      field: 'hotelName',
      headerName: 'Hotel & Flight',
      flex: 0.7,
      minWidth: 120,
      sortable: false,
      renderCell: ({ row }) => <TwoLines first={hotelName(row) || '–'} second={row.flightNumber} />,
    },
    statusColumn,
    {
      field: 'details',
      headerName: 'Actions',
      width: 262,
      display: 'flex',
      sortable: false,
      renderCell: ({ row, tabIndex }) => (
        <Stack direction="row" spacing={0.75}>
          {transferActions[row.status].map(({ to, label }) => (
            <Button
              key={to}
              size="small"
              variant={to === 'cancelled' ? 'text' : 'contained'}
              color={to === 'cancelled' ? 'error' : 'primary'}
              tabIndex={tabIndex}
              aria-label={`${label} the transfer of ${row.customerName}`}
              disabled={isChanging(row.id)}
              onClick={() => onChange(row, to)}
            >
              {label}
            </Button>
          ))}
          <Button
            size="small"
            variant="outlined"
            tabIndex={tabIndex}
            aria-label={`Details of ${row.customerName}`}
            onClick={() => openDetails(row.id)}
          >
            Details
          </Button>
        </Stack>
      ),
    },
  ];
}
