import { bookingStatuses, bookingTypes } from '@selasar/domain';
import type { GridSpec } from '../grid/gridState.ts';
import { optionsOf } from '../grid/GridToolbar.tsx';
import type { GridFilter } from '../grid/GridToolbar.tsx';

export const bookingGrid: GridSpec = {
  filters: { status: bookingStatuses, bookingType: bookingTypes },
  sortable: ['customerName', 'startDate', 'numberOfGuests', 'totalPrice'],
  columns: [
    'id',
    'customerName',
    'itemName',
    'bookingType',
    'startDate',
    'numberOfGuests',
    'status',
    'totalPrice',
    'details',
  ],
};

export const bookingFilters: GridFilter[] = [
  {
    field: 'status',
    label: 'Status',
    options: optionsOf(bookingStatuses),
  },
  {
    field: 'bookingType',
    label: 'Type',
    options: optionsOf(bookingTypes),
  },
];
