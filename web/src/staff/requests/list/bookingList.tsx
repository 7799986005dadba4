import type { GridColDef } from '@mui/x-data-grid';
import { bookingTypes, formatUsd } from '@selasar/domain/core';
import { type Booking, bookingStatus, bookingStatuses } from '@selasar/domain/requests';
import type { Row } from '../../../data/firebase/rows.ts';
import { paths } from '../../../paths.ts';
import { bookingDates, orDash } from '../../common/formatInstant.ts';
import {
  cardColumn,
  type CardLayout,
  type CardLayouts,
  Email,
  Ends,
  TwoLines,
} from '../../grid/cells.tsx';
import { optionsOf } from '../../grid/filterFields.tsx';
import { itemName } from '../requestText.ts';
import { bookingFields } from './bookingFields.tsx';
import { CardSide } from './CardSide.tsx';
import { cardLineOf, columnNamesOf, csvOf } from './fields.tsx';
import {
  type ColumnOptions,
  Customer,
  DetailsArrow,
  DetailsButton,
  requestColumns,
  requestList,
  statusFilter,
} from './requestList.tsx';
import { StatusNow } from './Status.tsx';

const Contact = ({ customerEmail, customerPhone }: Row<Booking>) =>
  customerEmail ? <Email address={customerEmail} /> : <span>{orDash(customerPhone)}</span>;

const columnsOf = (options: ColumnOptions): GridColDef<Row<Booking>>[] =>
  requestColumns(bookingFields, (booking) => <Contact {...booking} />, {
    headerName: 'Details',
    width: 76,
    renderCell: ({ row, tabIndex }) => (
      <DetailsButton id={row.id} tabIndex={tabIndex} openDetails={options.openDetails} />
    ),
  });

const cards: CardLayouts = {
  phone: {
    areas: ['customer side', 'item side', 'date date'],
    columns: 'minmax(0, 1fr) auto',
    height: 102,
  },
  tablet: {
    areas: ['customer item status details', 'customer date amount details'],
    columns: 'minmax(0, 1fr) minmax(0, 1.2fr) 104px 44px',
    height: 88,
    room: { customer: 66 },
  },
};

const cardColumnOf = (options: ColumnOptions, layout: CardLayout): GridColDef<Row<Booking>> =>
  cardColumn('Bookings', layout, ({ row, tabIndex }) => {
    const amount = orDash(row.totalPrice, formatUsd);
    const common = {
      customer: <Customer row={row} second={<Contact {...row} />} />,
      item: <TwoLines first={itemName(row)} second={cardLineOf(bookingFields, row)} />,
    };
    return layout === cards.phone
      ? {
          ...common,
          date: <Ends start={bookingDates(row)} end={amount} />,
          side: <CardSide {...options} kind="bookings" row={row} tabIndex={tabIndex} />,
        }
      : {
          ...common,
          date: <TwoLines first={bookingDates(row)} />,
          amount: <TwoLines first={amount} />,
          status: <StatusNow row={row} />,
          details: (
            <DetailsArrow id={row.id} tabIndex={tabIndex} openDetails={options.openDetails} />
          ),
        };
  });

export const bookingList = requestList<Booking>({
  kind: 'bookings',
  label: 'Bookings',
  grid: {
    filters: { status: bookingStatuses, bookingType: bookingTypes },
    travel: 'startDate',
    ...columnNamesOf(bookingFields),
  },
  filters: [
    statusFilter(bookingStatus),
    { field: 'bookingType', label: 'Type', options: optionsOf(bookingTypes), isRare: true },
  ],
  columnsOf,
  besideFields: ['customerName', 'itemName', 'startDate', 'status'],
  cards,
  cardColumnOf,
  csv: csvOf(bookingFields),
  fileName: 'bookings',
  texts: {
    search: 'Search name, email, item or #reference',
    none: {
      title: 'No bookings yet',
      hint: 'Requests of guests appear here automatically. Enter what they book by phone yourself.',
      step: 'New booking',
      to: paths.admin.newBooking,
    },
    noneMatch: 'No bookings match. Try other words or filters.',
    failed: { message: 'Failed to load bookings' },
  },
});
