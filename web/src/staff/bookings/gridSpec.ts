import { bookingStatus, bookingStatuses, bookingTypes } from '@selasar/domain';
import type { GridSpec } from '../records/grid/gridState.ts';
import { optionsOf } from '../records/grid/GridToolbar.tsx';
import type { GridFilter } from '../records/grid/GridToolbar.tsx';
import { columnNamesOf } from '../records/fields.tsx';
import { statusFilter } from '../records/recordColumns.tsx';
import { bookingFields } from './fields.tsx';

export const bookingGrid: GridSpec = {
  filters: { status: bookingStatuses, bookingType: bookingTypes },
  travel: 'startDate',
  ...columnNamesOf(bookingFields),
};

export const bookingFilters: GridFilter[] = [
  statusFilter(bookingStatus),
  {
    field: 'bookingType',
    label: 'Type',
    options: optionsOf(bookingTypes),
    isRare: true,
  },
];
