import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import { useMemo } from 'react';
import type { GridSort, GridSpec, GridState } from './gridState.ts';

interface OrderOptions<Row extends GridValidRowModel> {
  state: GridState;
  /** The order that the days of the list decide, if they do. */
  sortedBy: GridSort | undefined;
  spec: GridSpec;
  columns: GridColDef<Row>[];
}

/** The order that a grid shows, and by which columns it may be another. */
export function useOrder<Row extends GridValidRowModel>(options: OrderOptions<Row>) {
  const { state, sortedBy, spec, columns } = options;
  const { field, direction } = sortedBy ?? {};
  const shownState = useMemo(() => {
    if (field === undefined || direction === undefined) return state;
    // The day of a request has no column: that order is the grid's own.
    return { ...state, sort: field === spec.travel ? { field, direction } : undefined };
  }, [state, spec, field, direction]);
  const shownColumns = useMemo(
    () =>
      field === undefined
        ? columns
        : columns.map((column) =>
            column.field === field ? column : { ...column, sortable: false },
          ),
    [columns, field],
  );
  const sortable = useMemo(
    () =>
      shownColumns.filter(
        (column) => column.sortable !== false && spec.sortable.includes(column.field),
      ),
    [shownColumns, spec],
  );
  return { shownState, shownColumns, sortable };
}
