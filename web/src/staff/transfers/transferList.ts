import { transferStatus } from '@selasar/domain';
import type { Transfer } from '@selasar/domain';
import { transferCollection } from '../../data/transfers/collection.ts';
import { paths } from '../../paths.ts';
import type { RecordList } from '../records/recordList.ts';
import { transferCardColumn, transferCards } from './cards.tsx';
import { transferColumns } from './columns.tsx';
import { transferCsv } from './csvColumns.ts';
import { transferFilters, transferGrid } from './gridSpec.ts';

export const transferList: RecordList<Transfer> = {
  what: 'transfers',
  label: 'Airport transfers',
  collection: transferCollection,
  statuses: transferStatus,
  grid: transferGrid,
  filters: transferFilters,
  columnsOf: transferColumns,
  besideFields: ['customerName', 'pickupLocation', 'pickupDate', 'status'],
  cards: transferCards,
  cardColumnOf: transferCardColumn,
  csv: transferCsv,
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
};
