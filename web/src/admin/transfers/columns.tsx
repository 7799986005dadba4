import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { GridColDef } from '@mui/x-data-grid';
import { shortDate, transferActions, transferStatusColor } from '@selasar/domain';
import type { Transfer, TransferStatus } from '@selasar/domain';
import { ActionButtons } from '../details/ActionButtons.tsx';
import type { Change } from '../details/useStatusChanges.ts';
import { TwoLines } from '../grid/TwoLines.tsx';
import { customerColumn, statusColumn } from '../records/recordColumns.tsx';
import type { ColumnOptions } from '../records/recordColumns.tsx';
import { contact, hotelName, shortRequests, travelParty } from './words.ts';

interface TransferColumnOptions extends ColumnOptions {
  recent: (id: string) => Change<TransferStatus> | undefined;
  onChange: (transfer: Transfer, to: TransferStatus) => void;
}

export function transferColumns(options: TransferColumnOptions): GridColDef<Transfer>[] {
  const { openDetails, recent, onChange } = options;
  return [
    customerColumn(options, contact, { wrap: true }),
    {
      field: 'pickupLocation',
      headerName: 'Route',
      flex: 1,
      minWidth: 140,
      sortable: false,
      renderCell: ({ row }) => (
        <TwoLines first={row.pickupLocation} second={`to ${row.destination}`} />
      ),
    },
    {
      field: 'pickupDate',
      headerName: 'Date & Time',
      width: 112,
      renderCell: ({ row }) => (
        <TwoLines first={shortDate(row.pickupDate)} second={row.pickupTime} />
      ),
    },
    {
      field: 'passengers',
      headerName: 'Travel Details',
      flex: 1,
      minWidth: 140,
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
      minWidth: 110,
      sortable: false,
      renderCell: ({ row }) => <TwoLines first={hotelName(row) || '–'} second={row.flightNumber} />,
    },
    statusColumn(transferStatusColor),
    {
      field: 'details',
      headerName: 'Actions',
      width: 208,
      display: 'flex',
      sortable: false,
      renderCell: ({ row, tabIndex }) => (
        <Stack direction="row" spacing={0.75} sx={{ width: '100%', alignItems: 'center' }}>
          <ActionButtons
            status={row.status}
            actions={transferActions}
            recent={recent(row.id)}
            onChange={(to) => onChange(row, to)}
            nameOf={(label) => `${label} the transfer of ${row.customerName}`}
            cancelVariant="text"
            button={{ size: 'small', tabIndex }}
          />
          <Tooltip title="Details">
            <IconButton
              size="small"
              sx={{ ml: 'auto !important' }}
              tabIndex={tabIndex}
              aria-label={`Details of ${row.customerName}`}
              onClick={() => openDetails(row.id)}
            >
              <ChevronRightIcon />
            </IconButton>
          </Tooltip>
        </Stack>
      ),
    },
  ];
}
