import { transferStatuses } from '@selasar/domain';
import type { GridSpec } from '../grid/gridState.ts';
import { optionsOf } from '../grid/GridToolbar.tsx';
import type { GridFilter } from '../grid/GridToolbar.tsx';

export const transferGrid: GridSpec = {
  filters: { status: transferStatuses },
  sortable: ['customerName', 'pickupDate'],
  columns: [
    'customerName',
    'pickupLocation',
    'pickupDate',
    'passengers',
    'hotelName',
    'status',
    'details',
  ],
};

export const transferFilters: GridFilter[] = [
  {
    field: 'status',
    label: 'Status',
    options: optionsOf(transferStatuses),
  },
];
