import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import { formatCount } from '@selasar/domain/i18n';
import { type Transfer, transferStatus, transferStatuses } from '@selasar/domain/requests';
import { isCounted } from '@selasar/domain/stats';
import { isValid, type Row } from '../../../data/firebase/rows.ts';
import { useStats } from '../../../data/stats.ts';
import { paths } from '../../../paths.ts';
import {
  cardColumn,
  type CardLayout,
  type CardLayouts,
  SmallLine,
  TwoLines,
} from '../../grid/cells.tsx';
import { kindsForStaff } from '../kindsForStaff.ts';
import { flightAndHotel, pickupMoment, shortRequests, travelParty } from '../requestText.ts';
import { ActionButtons } from '../sheet/StatusActions.tsx';
import { CardSide, useRestoreFocus } from './CardSide.tsx';
import { columnNamesOf, csvOf } from './fields.tsx';
import {
  type ColumnOptions,
  Customer,
  DetailsButton,
  requestColumns,
  requestList,
  statusFilter,
} from './requestList.tsx';
import { StatusNow } from './Status.tsx';
import { Contact, Route, transferFields, TravelDetails } from './transferFields.tsx';

export function TransfersTitle() {
  const stats = useStats();
  const isKnown = stats.status === 'success' && isCounted(stats.data, stats.data.transfers);
  const count = isKnown ? ` (${formatCount(stats.data.transfers.total)})` : '';
  return (
    <Typography component="h2" variant="h5" noWrap sx={{ px: { sm: 1.5 } }}>
      {`Airport Transfer Bookings${count}`}
    </Typography>
  );
}

interface TransferProps {
  transfer: Row<Transfer>;
}

const TransferActions = (props: TransferProps & ColumnOptions & { tabIndex: 0 | -1 }) => {
  const { transfer, recent, onChange, openDetails, tabIndex } = props;
  const restoreFocus = useRestoreFocus();
  return (
    <Stack
      {...restoreFocus}
      direction="row"
      spacing={0.75}
      sx={{ width: '100%', alignItems: 'center' }}
    >
      {isValid(transfer) ? (
        <ActionButtons
          status={transfer.status}
          statuses={kindsForStaff.transfers.statuses}
          date={transfer.pickupDate}
          recent={recent(transfer.id)}
          onChange={(to) => onChange(transfer, to)}
          nameOf={(label) => `${label} the transfer of ${transfer.customerName}`}
          cancelVariant="text"
          button={{ size: 'small', tabIndex }}
        />
      ) : null}
      <DetailsButton
        id={transfer.id}
        name={transfer.customerName}
        tabIndex={tabIndex}
        openDetails={openDetails}
      />
    </Stack>
  );
};

const columnsOf = (options: ColumnOptions): GridColDef<Row<Transfer>>[] =>
  requestColumns(transferFields, (transfer) => <Contact transfer={transfer} />, {
    headerName: 'Actions',
    width: 200,
    renderCell: ({ row, tabIndex }) => (
      <TransferActions {...options} transfer={row} tabIndex={tabIndex} />
    ),
  });

const cards: CardLayouts = {
  phone: {
    areas: ['customer side', 'stay side', 'contact contact', 'route route', 'requests requests'],
    columns: 'minmax(0, 1fr) auto',
    height: 154,
  },
  tablet: {
    areas: ['customer route status', 'travel stay actions'],
    columns: 'minmax(0, 1fr) minmax(0, 1fr) 200px',
    height: 152,
    room: { customer: 66, route: 66, travel: 66, stay: 49 },
  },
};

function cardColumnOf(options: ColumnOptions, layout: CardLayout): GridColDef<Row<Transfer>> {
  const isPhone = layout === cards.phone;
  const column = cardColumn<Row<Transfer>>('Airport transfers', layout, ({ row, tabIndex }) => {
    const contact = <Contact transfer={row} />;
    const common = {
      route: <Route transfer={row} />,
      stay: <TwoLines first={pickupMoment(row)} second={flightAndHotel(row)} />,
    };
    return isPhone
      ? {
          ...common,
          customer: <Customer row={row} second={travelParty(row)} />,
          contact: <SmallLine>{contact}</SmallLine>,
          requests: <SmallLine>{shortRequests(row.specialRequests ?? '')}</SmallLine>,
          side: <CardSide {...options} kind="transfers" row={row} tabIndex={tabIndex} />,
        }
      : {
          ...common,
          customer: <Customer row={row} second={contact} />,
          travel: <TravelDetails transfer={row} />,
          status: <StatusNow row={row} />,
          actions: <TransferActions {...options} transfer={row} tabIndex={tabIndex} />,
        };
  });
  return isPhone ? { ...column, renderHeader: () => <TransfersTitle /> } : column;
}

export const transferList = requestList<Transfer>({
  kind: 'transfers',
  label: 'Airport transfers',
  grid: {
    filters: { status: transferStatuses },
    travel: 'pickupDate',
    ...columnNamesOf(transferFields),
  },
  filters: [statusFilter(transferStatus)],
  columnsOf,
  besideFields: ['customerName', 'pickupLocation', 'pickupDate', 'status'],
  cards,
  cardColumnOf,
  csv: csvOf(transferFields),
  fileName: 'airport-transfers',
  texts: {
    search: 'Search name, phone, flight, place or #reference',
    none: {
      title: 'No airport transfers yet',
      hint: 'Requests of guests appear here automatically. Enter what they book by phone yourself.',
      step: 'New transfer',
      to: paths.admin.newTransfer,
    },
    noneMatch: 'No transfers match. Try other words or filters.',
    failed: { title: 'Error', message: 'Failed to fetch airport transfer bookings.' },
  },
});
