import { bookingStatus } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import { bookingCollection } from '../../data/bookings/collection.ts';
import { paths } from '../../paths.ts';
import type { RecordList } from '../records/recordList.ts';
import { bookingCardColumn, bookingCards } from './cards.tsx';
import { bookingColumns } from './columns.tsx';
import { bookingCsv } from './csvColumns.ts';
import { bookingFilters, bookingGrid } from './gridSpec.ts';

export const bookingList: RecordList<Booking> = {
  what: 'bookings',
  label: 'Bookings',
  collection: bookingCollection,
  statuses: bookingStatus,
  grid: bookingGrid,
  filters: bookingFilters,
  columnsOf: bookingColumns,
  besideFields: ['customerName', 'itemName', 'startDate', 'status'],
  cards: bookingCards,
  cardColumnOf: bookingCardColumn,
  csv: bookingCsv,
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
};
