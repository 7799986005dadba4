import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { DataGrid } from '@mui/x-data-grid';
import type {
  DataGridProps,
  GridPaginationModel,
  GridSortModel,
  GridValidRowModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Total } from '../../../data/records/useTotal.ts';
import { asRegion } from '../../../ui/asRegion.ts';
import type { ChoiceProps } from '../bulk/useChoice.ts';
import type { StableRows } from '../stable/useStableRows.ts';
import { GridContent, gridSlots, IsNew } from './GridSlots.tsx';
import { CellHeight } from './TwoLines.tsx';
import { pageSizes } from './gridState.ts';
import type { GridState } from './gridState.ts';
import type { PageEnds } from './useGridState.ts';
import { useGridEvents } from './useGridEvents.ts';
import { useGridTexts } from './useGridTexts.ts';
import { useScrollAnchor } from './useScrollAnchor.ts';

/** In pixels. */
const tableRowHeightPx = 56;
/** How high a row is at the grid's density 'compact', of the usual height. */
const compact = 0.7;
const cardHeaderHeightPx = 28;
const headerHeightPx = 46;

const noRows: readonly never[] = [];
const slotProps = {
  loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' },
  basePagination: {
    material: {
      slotProps: { select: { MenuProps: { slotProps: asRegion('Rows per page') } } },
    },
  },
  basePopper: { material: asRegion('Column').root },
  columnsManagement: {
    autoFocusSearchField: false,
    disableResetButton: true,
    getTogglableColumns: (columns: { field: string }[]) =>
      columns.map(({ field }) => field).filter((field) => field !== '__check__'),
  },
} as const;
const look = {
  border: 0,
  borderRadius: 0,
  '& .MuiDataGrid-row': { cursor: 'pointer' },
  '& .arrived': { bgcolor: 'fresh.settled', animation: 'arrive 1.6s ease-out' },
  '& [role="row"][aria-current="true"]': {
    bgcolor: 'action.selected',
    '& .MuiDataGrid-cell[data-colindex="0"]': { borderLeft: 4, borderLeftColor: 'primary.main' },
  },
  '& .removed': { opacity: 0.45, pointerEvents: 'none' },
  '@keyframes arrive': { from: { backgroundColor: 'fresh.arriving' } },
} as const;

interface AdminGridProps<Row extends GridValidRowModel> {
  /** What the DataGrid takes as it is. */
  grid: Pick<DataGridProps<Row>, 'label' | 'columns'> &
    ChoiceProps & { apiRef: ReturnType<typeof useGridApiRef>; getRowId: (row: Row) => string };
  list: StableRows<Row>;
  /** In pixels, for a table whose cells take more lines than usual. */
  rowHeight?: number | undefined;
  /** On a small screen, how high a row is: a card with all facts, which opens at a touch. */
  cardHeight?: number | undefined;
  state: GridState;
  onChange: (change: Partial<GridState>) => void;
  /** For rows that come page by page in their order; without it the grid has all rows, and sorts and pages itself. */
  paging?: Paging;
  onOpen?: (id: string) => void;
  toolbar: ReactNode;
  /** What stands in the place of rows. */
  empty: ReactNode;
  /** For a while no click reaches anything here. */
  shielded?: boolean;
  /** Beneath the rows, where it moves none of them. */
  children?: ReactNode;
}

interface Paging {
  /** The ids on the page as it is by now, also while the list is frozen; undefined while loading. */
  ids: readonly string[] | undefined;
  hasNext: boolean;
  /** The id that the next page begins after. */
  end: string | undefined;
  total: Total;
  turn: (page: number, ends: PageEnds) => void;
}

/**
 * Where the pages before and after begin: at what stands on screen, also while it is frozen and others have come in. One
 * that was removed is no place to begin at.
 */
function endsOf(
  shown: readonly string[] = [],
  removed: readonly string[],
  { ids, end }: Paging,
): PageEnds {
  const last = shown.at(-1);
  const isLast = last !== undefined && !removed.includes(last) && ids?.at(-1) === end;
  return { first: shown.find((id) => !removed.includes(id)), last: isLast ? last : end };
}

/** A grid of the admin area under its toolbar. A click opens a row; arrows move through it, and Enter opens. */
export function AdminGrid<Row extends GridValidRowModel>(props: AdminGridProps<Row>) {
  const { grid, list, cardHeight, state, onChange, paging, onOpen, toolbar, empty } = props;
  const { apiRef: api, getRowId } = grid;
  const { rows, removed, isNew } = list;
  const narrow = cardHeight !== undefined;
  const isCompact = !narrow && state.rows === 'compact';
  const rowHeight = cardHeight ?? props.rowHeight ?? tableRowHeightPx;
  const drawnHeight = isCompact ? Math.floor(rowHeight * compact) : rowHeight;
  useScrollAnchor(api, rows, getRowId, drawnHeight);
  // The grid takes a new list for a new order, and goes back to its first row.
  const { field, direction } = state.sort ?? {};
  const sortModel = useMemo<GridSortModel>(
    () => (field ? [{ field, sort: direction ?? null }] : []),
    [field, direction],
  );
  const { hidden, page, size } = state;
  const visible = useMemo(
    () => Object.fromEntries((narrow ? [] : (hidden ?? [])).map((column) => [column, false])),
    [narrow, hidden],
  );
  const pagination = useMemo<GridPaginationModel>(() => ({ page, pageSize: size }), [page, size]);
  const emptyText = typeof empty === 'string' ? empty : '';
  const texts = useGridTexts({ emptyText, page, size, count: paging?.ids?.length, paging });
  // Those of a page are followed where they are now; of others it is not known.
  const marked = paging ? undefined : removed;
  const rowClass = useCallback(
    ({ id }: { id: unknown }) => {
      if (marked?.includes(String(id))) return 'removed';
      return isNew(String(id)) === 'arrived' ? 'arrived' : '';
    },
    [marked, isNew],
  );
  const usedParts = useMemo(
    () => ({ ...slotProps, main: list.handlers, footer: list.handlers }),
    [list.handlers],
  );
  const events = useGridEvents({
    state,
    onChange,
    onOpen,
    // Where the next page begins is known once this one is there.
    turn:
      paging &&
      ((asked) => paging.ids && paging.turn(asked, endsOf(rows?.map(getRowId), removed, paging))),
  });
  const content = {
    toolbar,
    empty,
    list: {
      pending: list.pending,
      showPending: () => {
        list.showPending();
        api.current?.scroll({ top: 0 });
      },
    },
  };
  return (
    <Paper
      variant="outlined"
      sx={{
        overflow: 'hidden',
        height: { xs: 'calc(100dvh - 82px)', sm: 'calc(100dvh - 140px)' },
        minHeight: 420,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Box sx={{ flex: 1, minHeight: 0, position: 'relative' }}>
        {props.shielded ? <Box sx={{ position: 'absolute', inset: 0, zIndex: 3 }} /> : null}
        <GridContent value={content}>
          <IsNew value={isNew}>
            <CellHeight value={drawnHeight}>
              <DataGrid
                {...grid}
                showToolbar
                slots={gridSlots}
                slotProps={usedParts}
                rows={rows ?? noRows}
                loading={!rows}
                rowHeight={rowHeight}
                columnHeaderHeight={narrow ? cardHeaderHeightPx : headerHeightPx}
                density={isCompact ? 'compact' : 'standard'}
                onDensityChange={events.changeDensity}
                disableColumnMenu={narrow}
                disableRowSelectionOnClick
                disableColumnFilter
                columnVisibilityModel={visible}
                onColumnVisibilityModelChange={events.hide}
                sortingMode={paging || list.isFrozen ? 'server' : 'client'}
                sortModel={sortModel}
                onSortModelChange={events.sort}
                pageSizeOptions={pageSizes}
                paginationModel={pagination}
                onPaginationModelChange={events.toPage}
                {...(paging
                  ? {
                      paginationMode: 'server' as const,
                      // Unknown while rows are on their way: the grid would turn back from a page without rows.
                      rowCount:
                        paging.hasNext || !paging.ids ? -1 : page * size + paging.ids.length,
                    }
                  : {})}
                getRowClassName={rowClass}
                onRowClick={events.openTouched}
                onCellKeyDown={events.openByKey}
                localeText={texts}
                sx={look}
              />
            </CellHeight>
          </IsNew>
        </GridContent>
      </Box>
      {props.children}
    </Paper>
  );
}
