import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridColDef, GridRenderCellParams, GridValidRowModel } from '@mui/x-data-grid';
import { memo, type ReactNode, useMemo } from 'react';
import { phoneScreen } from '../../common/styles.ts';
import { checkboxColumn } from '../bulk/useChoice.ts';
import type { ColumnOptions, RequestList } from './requestList.tsx';
import type { ListView } from './useListView.ts';

/** Below these widths not all columns fit: without the sidebar, and beside it. */
const narrowScreen = '(max-width: 999.95px), (min-width: 1200px) and (max-width: 1255px)';

interface ColumnsOptions extends ColumnOptions {
  list: RequestList;
  view: ListView;
  /** The sheet beside the grid shows the columns that are hidden here. */
  isSplit: boolean;
  canChoose: boolean;
}

export function useRequestColumns(options: ColumnsOptions) {
  const { list, view, isSplit, canChoose, openDetails, recent, onChange } = options;
  const { state, sortedBy } = view;
  const { columnsOf, cardColumnOf, cards, grid, besideFields } = list;
  const isNarrow = useMediaQuery(narrowScreen);
  const isPhone = useMediaQuery(phoneScreen);
  const card = isNarrow ? cards[isPhone ? 'phone' : 'tablet'] : undefined;

  const { field, direction } = sortedBy ?? {};
  const shownState = useMemo(() => {
    if (field === undefined || direction === undefined) return state;
    // The day of a request has no column: that order is the grid's own.
    return { ...state, sort: field === grid.travel ? { field, direction } : undefined };
  }, [state, grid, field, direction]);
  const all = useMemo(() => {
    const table = memoCells(columnsOf({ openDetails, recent, onChange }));
    return field === undefined
      ? table
      : table.map((column) => (column.field === field ? column : { ...column, sortable: false }));
  }, [columnsOf, openDetails, recent, onChange, field]);
  const columns = useMemo(() => {
    const table = isSplit ? all.filter((column) => besideFields.includes(column.field)) : all;
    return [
      ...(canChoose ? [checkboxColumn] : []),
      ...(card ? memoCells([cardColumnOf({ openDetails, recent, onChange }, card)]) : table),
    ];
  }, [all, isSplit, besideFields, canChoose, card, cardColumnOf, openDetails, recent, onChange]);
  const sortable = useMemo(
    () =>
      card &&
      all.filter((column) => column.sortable !== false && grid.sortable.includes(column.field)),
    [card, all, grid],
  );
  return { shownState, columns, card, sortable };
}

interface CellProps {
  render: (params: GridRenderCellParams) => ReactNode;
  params: GridRenderCellParams;
}

const Cell = memo(
  ({ render, params }: CellProps) => render(params),
  (before, after) =>
    before.render === after.render &&
    before.params.row === after.params.row &&
    before.params.tabIndex === after.params.tabIndex,
);

/** The grid renders all cells again when a row arrives, because the others move. */
const memoCells = <Row extends GridValidRowModel>(
  columns: readonly GridColDef<Row>[],
): GridColDef<Row>[] =>
  columns.map(({ renderCell, ...column }) =>
    renderCell
      ? { ...column, renderCell: (params) => <Cell render={renderCell} params={params} /> }
      : column,
  );
