import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { GridColDef } from '@mui/x-data-grid';
import { shortDate, transferActions, transferStatusColor } from '@selasar/domain';
import type { Transfer, TransferStatus } from '@selasar/domain';
import { isWhole } from '../../data/core/rows.ts';
import type { Row } from '../../data/core/rows.ts';
import { known } from '../damage/known.ts';
import { ActionButtons } from '../details/ActionButtons.tsx';
import { useKeptFocus } from '../details/useKeptFocus.ts';
import type { Change } from '../details/useStatusChanges.ts';
import { Email } from '../grid/Email.tsx';
import { TwoLines } from '../grid/TwoLines.tsx';
import { customerColumn, statusColumn } from '../records/recordColumns.tsx';
import type { ColumnOptions } from '../records/recordColumns.tsx';
import { reference } from '../records/reference.ts';
import { hotelName, phoneNumber, shortRequests, travelParty } from './words.ts';

export interface TransferColumnOptions extends ColumnOptions {
  recent: (id: string) => Change<TransferStatus> | undefined;
  onChange: (transfer: Transfer, to: TransferStatus) => void;
}

interface TransferProps {
  transfer: Row<Transfer>;
}

/** Email and phone. */
export const Contact = ({ transfer }: TransferProps) => (
  <>
    <Email address={known(transfer.customerEmail)} /> · {phoneNumber(transfer)}
  </>
);

export const Route = ({ transfer }: TransferProps) => (
  <TwoLines
    lines={3}
    first={known(transfer.pickupLocation)}
    second={`to ${known(transfer.destination)}`}
  />
);

export const TravelDetails = ({ transfer }: TransferProps) => (
  <TwoLines
    lines={3}
    first={travelParty(transfer)}
    second={
      transfer.specialRequests ? (
        <Tooltip title={transfer.specialRequests}>
          <span>{shortRequests(transfer.specialRequests)}</span>
        </Tooltip>
      ) : undefined
    }
  />
);

/** What can be done with a transfer now, and the way to its details. */
export const TransferActions = (
  props: TransferProps & Omit<TransferColumnOptions, 'news'> & { tabIndex: 0 | -1 },
) => {
  const { transfer, recent, onChange, openDetails, tabIndex } = props;
  const keepFocus = useKeptFocus();
  return (
    <Stack
      {...keepFocus}
      direction="row"
      spacing={0.75}
      sx={{ width: '100%', alignItems: 'center' }}
    >
      {isWhole(transfer) ? (
        <ActionButtons
          status={transfer.status}
          actions={transferActions}
          recent={recent(transfer.id)}
          onChange={(to) => onChange(transfer, to)}
          nameOf={(label) => `${label} the transfer of ${transfer.customerName}`}
          cancelVariant="text"
          button={{ size: 'small', tabIndex }}
        />
      ) : null}
      <Tooltip title="Details">
        <IconButton
          size="small"
          sx={{ ml: 'auto !important' }}
          tabIndex={tabIndex}
          aria-label={`Details of ${transfer.customerName ?? reference(transfer.id)}`}
          onClick={() => openDetails(transfer.id)}
        >
          <ChevronRightIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
};

export function transferColumns(options: TransferColumnOptions): GridColDef<Row<Transfer>>[] {
  return [
    customerColumn(options, (transfer) => <Contact transfer={transfer} />),
    {
      field: 'pickupLocation',
      headerName: 'Route',
      flex: 1,
      minWidth: 130,
      sortable: false,
      renderCell: ({ row }) => <Route transfer={row} />,
    },
    {
      field: 'pickupDate',
      headerName: 'Date & Time',
      width: 112,
      renderCell: ({ row }) => (
        <TwoLines first={known(row.pickupDate, shortDate)} second={known(row.pickupTime)} />
      ),
    },
    {
      field: 'passengers',
      headerName: 'Travel Details',
      flex: 1,
      minWidth: 126,
      sortable: false,
      renderCell: ({ row }) => <TravelDetails transfer={row} />,
    },
    {
      field: 'hotelName',
      headerName: 'Hotel & Flight',
      flex: 0.8,
      minWidth: 116,
      sortable: false,
      renderCell: ({ row }) => <TwoLines first={hotelName(row) || '–'} second={row.flightNumber} />,
    },
    statusColumn(transferStatusColor),
    {
      field: 'details',
      headerName: 'Actions',
      width: 200,
      display: 'flex',
      sortable: false,
      renderCell: ({ row, tabIndex }) => (
        <TransferActions {...options} transfer={row} tabIndex={tabIndex} />
      ),
    },
  ];
}
