import { transferStatus, transferStatuses } from '@selasar/domain';
import type { GridSpec } from '../records/grid/gridState.ts';
import type { GridFilter } from '../records/grid/GridToolbar.tsx';
import { columnNamesOf } from '../records/fields.tsx';
import { statusFilter } from '../records/recordColumns.tsx';
import { transferFields } from './fields.tsx';

export const transferGrid: GridSpec = {
  filters: { status: transferStatuses },
  travel: 'pickupDate',
  ...columnNamesOf(transferFields),
};

export const transferFilters: GridFilter[] = [statusFilter(transferStatus)];
