import type { GridColDef } from '@mui/x-data-grid';
import { bookingStatus, formatUsd } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import type { Row } from '../../data/firebase/rows.ts';
import { known } from '../records/invalid/known.ts';
import { cardColumn } from '../records/grid/Card.tsx';
import type { CardLayout, CardLayouts } from '../records/grid/Card.tsx';
import { TwoLines } from '../records/grid/TwoLines.tsx';
import { cardLineOf } from '../records/fields.tsx';
import { Customer, DetailsArrow } from '../records/recordColumns.tsx';
import { StatusNow } from '../records/Status.tsx';
import type { ColumnOptions } from '../records/recordList.ts';
import { Contact } from './Contact.tsx';
import { bookingFields } from './fields.tsx';
import { bookingDates, itemName } from './bookingText.ts';

export const bookingCards: CardLayouts = {
  phone: {
    areas: ['customer status details', 'item item details', 'date amount details'],
    columns: 'minmax(0, 1fr) auto 40px',
    height: 142,
    room: { customer: 49, date: 35 },
  },
  tablet: {
    areas: ['customer item status details', 'customer date amount details'],
    columns: 'minmax(0, 1fr) minmax(0, 1.2fr) 104px 44px',
    height: 88,
    room: { customer: 66 },
  },
};

/** A booking on a narrow screen: all the data of its table row. */
export const bookingCardColumn = (
  { openDetails }: ColumnOptions<Booking>,
  layout: CardLayout,
): GridColDef<Row<Booking>> =>
  cardColumn('Bookings', layout, ({ row, tabIndex }) => ({
    customer: <Customer row={row} second={<Contact {...row} />} />,
    item: <TwoLines first={itemName(row)} second={cardLineOf(bookingFields, row)} />,
    date: <TwoLines first={bookingDates(row)} />,
    status: <StatusNow row={row} statuses={bookingStatus} />,
    amount: <TwoLines first={known(row.totalPrice, formatUsd)} />,
    details: <DetailsArrow id={row.id} tabIndex={tabIndex} openDetails={openDetails} />,
  }));
