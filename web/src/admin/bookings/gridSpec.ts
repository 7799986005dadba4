import { bookingStatuses, bookingTypes } from '@selasar/domain';
import type { GridSpec } from '../grid/gridState.ts';
import type { GridFilter } from '../grid/GridToolbar.tsx';
import { bookingTypeName } from './words.ts';

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
    options: bookingStatuses.map((value) => ({
      value,
      label: value.charAt(0).toUpperCase() + value.slice(1),
    })),
  },
  {
    field: 'bookingType',
    label: 'Type',
    options: bookingTypes.map((value) => ({ value, label: bookingTypeName(value) })),
  },
];
