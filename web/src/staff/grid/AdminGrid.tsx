import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  type DataGridProps,
  type GridPaginationModel,
  type GridSortModel,
  type GridValidRowModel,
  type useGridApiRef,
} from '@mui/x-data-grid';
import { type ReactNode, useMemo } from 'react';
import type { Total } from '../../data/requests/useRecords.ts';
import { asRegion } from '../../ui/landmarks.tsx';
import { touchScreen, touchTargets } from '../common/styles.ts';
import { useGridEvents, useGridTexts, useScrollAnchor } from './adminGridHooks.ts';
import { CellHeight } from './cells.tsx';
import { GridContent, gridSlots, Removed } from './GridSlots.tsx';
import { type GridState, type PageEnds, pageSizes } from './gridState.ts';
import type { StableRows } from './useStableRows.tsx';

const tableRowHeightPx = 56;
/** The grid's density 'compact', relative to the standard height: two lines of text. */
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
const gridStyles = {
  border: 0,
  borderRadius: 0,
  '& .MuiDataGrid-row': { cursor: 'pointer' },
  '& [role="row"][aria-current="true"]': {
    bgcolor: 'action.selected',
    '& .MuiDataGrid-cell[data-colindex="0"]': { borderLeft: 4, borderLeftColor: 'primary.main' },
  },
  ...touchTargets,
  '& .removed': { opacity: 0.45, pointerEvents: 'none' },
} as const;

interface AdminGridProps<Row extends GridValidRowModel> {
  grid: Pick<DataGridProps<Row>, 'label' | 'columns'> &
    Partial<Omit<DataGridProps, 'columns' | 'getRowId'>> & {
      apiRef: ReturnType<typeof useGridApiRef>;
      getRowId: (row: Row) => string;
    };
  list: StableRows<Row>;
  /** In pixels, for more lines than usual. Compact rows are the same in every grid. */
  rowHeight?: number | undefined;
  /** Row height on a small screen, where each row is a card. */
  cardHeight?: number | undefined;
  state: GridState;
  onChange: (change: Partial<GridState>) => void;
  /** For rows that arrive page by page in order; without it the grid has all rows, and sorts and pages itself. */
  paging?: Paging;
  onOpen?: (id: string) => void;
  toolbar: ReactNode;
  empty: ReactNode;
  shielded?: boolean;
  children?: ReactNode;
}

interface Paging {
  /** The current ids of the page, even while the list is frozen; undefined while loading. */
  ids: readonly string[] | undefined;
  hasNext: boolean;
  /** The id of the record after which the next page begins. */
  end: string | undefined;
  total: Total;
  turn: (page: number, ends: PageEnds) => void;
}

/** Next to the rows on screen, even if the list is frozen. A removed row cannot be a start. */
function endsOf(
  shown: readonly string[] = [],
  removed: readonly string[],
  { ids, end }: Paging,
): PageEnds {
  const last = shown.at(-1);
  const isLast = last !== undefined && !removed.includes(last) && ids?.at(-1) === end;
  return { first: shown.find((id) => !removed.includes(id)), last: isLast ? last : end };
}

export function AdminGrid<Row extends GridValidRowModel>(props: AdminGridProps<Row>) {
  const { grid, list, cardHeight, state, onChange, paging, onOpen, toolbar, empty } = props;
  const { apiRef: api, getRowId } = grid;
  const { rows, removed } = list;
  const narrow = cardHeight !== undefined;
  const isTouched = useMediaQuery(touchScreen);
  const isCompact = !narrow && !isTouched && state.rows !== 'usual';
  const usualHeight = props.rowHeight ?? tableRowHeightPx;
  const rowHeight = cardHeight ?? (isCompact ? tableRowHeightPx : usualHeight);
  const drawnHeight = isCompact ? Math.floor(rowHeight * compact) : rowHeight;
  useScrollAnchor(api, rows, getRowId, drawnHeight);
  // The grid treats a new order as a new list, and returns to its first row.
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
  // A row that left a page is followed separately and stays current. In a grid without pages its current content is
  // unknown, so it is marked as removed.
  const marked = paging ? noRows : removed;
  const usedParts = useMemo(
    () => ({ ...slotProps, main: list.handlers, footer: list.handlers }),
    [list.handlers],
  );
  const events = useGridEvents({
    state,
    onChange,
    onOpen,
    // Where the next page begins is known once this one has loaded.
    turn:
      paging &&
      ((next) => paging.ids && paging.turn(next, endsOf(rows?.map(getRowId), removed, paging))),
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
          <Removed value={marked}>
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
                disableColumnMenu
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
                      // Unknown while rows load: the grid would leave a page without rows.
                      rowCount:
                        paging.hasNext || !paging.ids ? -1 : page * size + paging.ids.length,
                    }
                  : {})}
                onRowClick={events.openTouched}
                onCellKeyDown={events.openByKey}
                localeText={texts}
                sx={gridStyles}
              />
            </CellHeight>
          </Removed>
        </GridContent>
      </Box>
      {props.children}
    </Paper>
  );
}
