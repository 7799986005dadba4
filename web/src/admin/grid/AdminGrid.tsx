import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridSortModel, GridValidRowModel } from '@mui/x-data-grid';
import { formatCount } from '@selasar/domain';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Total } from '../../firebase/records/useTotal.ts';
import { asRegion } from '../../ui/asRegion.ts';
import { pageSizes } from './gridState.ts';
import type { GridState } from './gridState.ts';
import type { PageEnds } from './useGridState.ts';
import { useStillRows } from './useStillRows.ts';

/** In pixels. */
const tableRowHeight = 56;
const cardHeaderHeight = 32;
const headerHeight = 46;
const nothingFresh: ReadonlySet<string> = new Set();

interface AdminGridProps<Row extends GridValidRowModel> {
  label: string;
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  columns: GridColDef<Row>[];
  /** In pixels, for a table whose cells take more lines than usual. */
  rowHeight?: number | undefined;
  /** On a small screen, how high a row is: a card with all facts, which opens at a touch. */
  cardHeight?: number | undefined;
  state: GridState;
  onChange: (change: Partial<GridState>) => void;
  /** For rows that come page by page in their order; without it the grid has all rows, and sorts and pages itself. */
  paging?: Paging;
  onOpen?: (id: string) => void;
  /** Rows to be marked as new. */
  fresh?: ReadonlySet<string>;
  emptyText: string;
  toolbar: ReactNode;
}

interface Paging {
  hasNext: boolean;
  /** The id that the next page begins after. */
  end: string | undefined;
  total: Total;
  turn: (page: number, ends: PageEnds) => void;
}

/** 'of' how many, as far as it is known. */
const totalText = (total: Total): string => {
  if (!total) return '…';
  return 'exactly' in total
    ? formatCount(total.exactly)
    : `more than ${formatCount(total.moreThan)}`;
};

/** A grid of the admin area under its toolbar. Arrows move through it, Enter opens a row. */
export function AdminGrid<Row extends GridValidRowModel>(props: AdminGridProps<Row>) {
  const { label, rows, rowId, columns, cardHeight, state, onChange, paging, onOpen } = props;
  const { emptyText, toolbar } = props;
  const fresh = props.fresh ?? nothingFresh;
  const narrow = cardHeight !== undefined;
  const rowHeight = cardHeight ?? props.rowHeight ?? tableRowHeight;
  const api = useGridApiRef();
  useStillRows(api, rows, rowId, rowHeight);
  const [firstRow] = rows ?? [];
  // The grid takes a new list for a new order, and goes back to its first row.
  const { field, direction } = state.sort ?? {};
  const sortModel = useMemo<GridSortModel>(
    () => (field ? [{ field, sort: direction ?? null }] : []),
    [field, direction],
  );
  return (
    <Paper
      variant="outlined"
      sx={{
        overflow: 'hidden',
        height: { xs: 'calc(100dvh - 150px)', sm: 'calc(100dvh - 140px)' },
        minHeight: 420,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      {toolbar}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={api}
          label={label}
          rows={rows ?? []}
          getRowId={rowId}
          columns={columns}
          loading={!rows}
          rowHeight={rowHeight}
          columnHeaderHeight={narrow ? cardHeaderHeight : headerHeight}
          disableColumnMenu={narrow}
          disableRowSelectionOnClick
          disableColumnFilter
          disableColumnSelector
          columnVisibilityModel={Object.fromEntries(
            (narrow ? [] : (state.hidden ?? [])).map((field) => [field, false]),
          )}
          onColumnVisibilityModelChange={(shown) =>
            onChange({ hidden: Object.keys(shown).filter((field) => shown[field] === false) })
          }
          sortingMode={paging ? 'server' : 'client'}
          sortModel={sortModel}
          onSortModelChange={([first]) =>
            onChange({
              sort: first?.sort ? { field: first.field, direction: first.sort } : undefined,
            })
          }
          pageSizeOptions={pageSizes}
          paginationModel={{ page: state.page, pageSize: state.size }}
          onPaginationModelChange={({ page, pageSize }) => {
            if (pageSize !== state.size) onChange({ size: pageSize });
            else if (page !== state.page && paging)
              paging.turn(page, { first: firstRow && rowId(firstRow), last: paging.end });
            else if (page !== state.page) onChange({ page });
          }}
          {...(paging
            ? {
                paginationMode: 'server' as const,
                // Unknown while rows are on their way: the grid would turn back from a page without rows.
                rowCount: paging.hasNext || !rows ? -1 : state.page * state.size + rows.length,
              }
            : {})}
          getRowClassName={({ id }) => (fresh.has(String(id)) ? 'fresh' : '')}
          onRowClick={({ id }, { target }) => {
            const onButton = target instanceof Element && target.closest('button');
            if (narrow && !onButton) onOpen?.(String(id));
          }}
          onRowDoubleClick={({ id }) => onOpen?.(String(id))}
          onCellKeyDown={({ id }, event) => {
            // Enter on a button within a cell presses the button.
            if (event.key === 'Enter' && event.target === event.currentTarget) onOpen?.(String(id));
          }}
          localeText={{
            noRowsLabel: emptyText,
            ...(paging
              ? {
                  paginationDisplayedRows: () => {
                    const before = state.page * state.size;
                    const from = rows?.length === 0 ? before : before + 1;
                    const to = rows ? formatCount(before + rows.length) : '…';
                    return `${formatCount(from)}–${to} of ${totalText(paging.total)}`;
                  },
                }
              : {}),
          }}
          slotProps={{
            loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' },
            basePagination: {
              material: {
                slotProps: { select: { MenuProps: { slotProps: asRegion('Rows per page') } } },
              },
            },
            basePopper: { material: asRegion('Column').root },
          }}
          sx={{
            border: 0,
            borderRadius: 0,
            '& .fresh': { bgcolor: 'rgb(234 180 100 / .2)', animation: 'arrive 1.6s ease-out' },
            '@keyframes arrive': { from: { backgroundColor: 'rgb(234 180 100 / .75)' } },
          }}
        />
      </Box>
    </Paper>
  );
}
