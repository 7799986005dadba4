import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridPaginationModel,
  GridSortModel,
  GridValidRowModel,
} from '@mui/x-data-grid';
import { Fragment, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Total } from '../../../data/records/useTotal.ts';
import { asRegion } from '../../../ui/asRegion.ts';
import { EmptyContent, EmptyRows } from './EmptyRows.tsx';
import { Foot, WaitingRows } from './Foot.tsx';
import { CellHeight } from './TwoLines.tsx';
import { pageSizes } from './gridState.ts';
import type { GridState } from './gridState.ts';
import type { PageEnds } from './useGridState.ts';
import { useGridEvents } from './useGridEvents.ts';
import { useGridTexts } from './useGridTexts.ts';
import { useStableGridRows } from './useStableGridRows.ts';
import { CurrentRow, MarkedRow } from '../queue/CurrentRow.tsx';
import { useActiveRow } from '../queue/useActiveRow.ts';
import type { ActiveRow } from '../queue/useActiveRow.ts';
import type { ChoiceProps } from '../bulk/useChoice.ts';
import { usePresence } from '../stableRows/usePresence.ts';
import { useStableRows } from '../stableRows/useStableRows.ts';

/** In pixels. */
const tableRowHeightPx = 56;
/** Of the usual height. */
const compact = 0.75;
const cardHeaderHeightPx = 28;
const headerHeightPx = 46;
const nothingFresh: ReadonlySet<string> = new Set();

const noRows: readonly never[] = [];
const slots = { row: MarkedRow, noRowsOverlay: EmptyRows, footer: Foot };
const slotProps = {
  loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' },
  basePagination: {
    material: {
      slotProps: { select: { MenuProps: { slotProps: asRegion('Rows per page') } } },
    },
  },
  basePopper: { material: asRegion('Column').root },
} as const;
const look = {
  border: 0,
  borderRadius: 0,
  '& .MuiDataGrid-row': { cursor: 'pointer' },
  '& .fresh': { bgcolor: 'fresh.settled', animation: 'arrive 1.6s ease-out' },
  '& [role="row"][aria-current="true"]': {
    bgcolor: 'action.selected',
    '& .MuiDataGrid-cell[data-colindex="0"]': { borderLeft: 4, borderLeftColor: 'primary.main' },
  },
  '& .gone': { opacity: 0.45, pointerEvents: 'none' },
  '@keyframes arrive': { from: { backgroundColor: 'fresh.arriving' } },
} as const;

/** What a person has chosen to see; in another look it is the same view. */
const viewOf = (state: GridState): string =>
  JSON.stringify({ ...state, hidden: undefined, rows: undefined });

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
  /** Stands in the place of that text. */
  empty?: ReactNode;
  toolbar: ReactNode;
  /** Something is open that came from the grid: it stands still. */
  held?: boolean;
  /** For a while no click reaches anything here. */
  shielded?: boolean;
  /** The id of the row whose details are open beside the grid. */
  current?: string | undefined;
  /** Rows that can be chosen, by their checkboxes. */
  choice?: ChoiceProps | undefined;
  /** Beneath the rows, where it moves none of them. */
  foot?: ReactNode;
  /** What else works with the rows as they stand. */
  renderKeys?: (stand: Stand<Row>) => ReactNode;
  /** Follows a row that stands though it is no longer among the rows. */
  renderFollower?: (id: string, onRow: (row: Row) => void) => ReactNode;
}

/** The rows as they stand on screen, and where the person is among them. */
export interface Stand<Row> extends ActiveRow {
  rows: readonly Row[];
  /** Lets in what waits while the rows stand still. */
  show: () => void;
}

interface Paging {
  hasNext: boolean;
  /** The id that the next page begins after. */
  end: string | undefined;
  total: Total;
  turn: (page: number, ends: PageEnds) => void;
}

/**
 * Where the pages before and after begin: at what stands on screen, also while it stands still and others have come in.
 * One that is gone is no place to begin at.
 */
function endsOf(
  shown: readonly string[] = [],
  live: readonly string[] = [],
  departed: ReadonlySet<string>,
  end: string | undefined,
): PageEnds {
  const last = shown.at(-1);
  const isLast = last !== undefined && !departed.has(last) && live.at(-1) === end;
  return { first: shown.find((id) => !departed.has(id)), last: isLast ? last : end };
}

/** A grid of the admin area under its toolbar. A click opens a row; arrows move through it, and Enter opens. */
export function AdminGrid<Row extends GridValidRowModel>(props: AdminGridProps<Row>) {
  const { label, rows, rowId, columns, cardHeight, state, onChange, paging, onOpen } = props;
  const { emptyText, toolbar, held = false, shielded = false, renderFollower } = props;
  const { current, choice, foot, renderKeys } = props;
  const fresh = props.fresh ?? nothingFresh;
  const narrow = cardHeight !== undefined;
  const height = props.rowHeight ?? tableRowHeightPx;
  const rowHeight =
    cardHeight ?? (state.rows === 'compact' ? Math.round(height * compact) : height);
  const api = useGridApiRef();
  const { present, handlers } = usePresence(held);
  const { mark, handlers: marking } = useActiveRow(api);
  // Rows that come page by page come in their order.
  const [onScreen] = useState(() => () => api.current?.getSortedRows() as Row[] | undefined);
  const still = useStableRows({
    rows,
    rowId,
    view: viewOf(state),
    present,
    onScreen: paging ? undefined : onScreen,
  });
  const shown = still.rows;
  const gone = still.departed.join(' ');
  const departed = useMemo(() => new Set(gone === '' ? [] : gone.split(' ')), [gone]);
  useStableGridRows(api, shown, rowId, rowHeight);
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
  const texts = useGridTexts({ emptyText, page, size, count: rows?.length, paging });
  const follows = renderFollower !== undefined;
  const rowClass = useCallback(
    ({ id }: { id: unknown }) => {
      if (!follows && departed.has(String(id))) return 'gone';
      return fresh.has(String(id)) ? 'fresh' : '';
    },
    [follows, departed, fresh],
  );
  const letIn = {
    waiting: still.waiting,
    onShow: () => {
      still.show();
      api.current?.scroll({ top: 0 });
    },
  };
  const ends = () => endsOf(shown?.map(rowId), rows?.map(rowId), departed, paging?.end);
  const { toPage, sort, hide, openTouched, openByKey } = useGridEvents({
    state,
    onChange,
    onOpen,
    // Where the next page begins is known once this one is there.
    turn: paging && ((asked) => rows && paging.turn(asked, ends())),
  });
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
      {toolbar}
      {renderFollower
        ? still.departed.map((id) => <Fragment key={id}>{renderFollower(id, still.tell)}</Fragment>)
        : null}
      {renderKeys?.({ rows: shown ?? noRows, ...mark, show: still.show })}
      <Box {...handlers} {...marking} sx={{ flex: 1, minHeight: 0, position: 'relative' }}>
        {shielded ? <Box sx={{ position: 'absolute', inset: 0, zIndex: 3 }} /> : null}
        {/* What it is given stays the same as long as it says the same: drawing it anew takes long on a slow machine. */}
        <WaitingRows value={letIn}>
          <EmptyContent value={props.empty}>
            <CurrentRow value={current}>
              <CellHeight value={rowHeight}>
                <DataGrid
                  apiRef={api}
                  label={label}
                  slots={slots}
                  {...choice}
                  rows={shown ?? noRows}
                  getRowId={rowId}
                  columns={columns}
                  loading={!shown}
                  rowHeight={rowHeight}
                  columnHeaderHeight={narrow ? cardHeaderHeightPx : headerHeightPx}
                  disableColumnMenu={narrow}
                  disableRowSelectionOnClick
                  disableColumnFilter
                  disableColumnSelector
                  columnVisibilityModel={visible}
                  onColumnVisibilityModelChange={hide}
                  sortingMode={paging || still.holds ? 'server' : 'client'}
                  sortModel={sortModel}
                  onSortModelChange={sort}
                  pageSizeOptions={pageSizes}
                  paginationModel={pagination}
                  onPaginationModelChange={toPage}
                  {...(paging
                    ? {
                        paginationMode: 'server' as const,
                        // Unknown while rows are on their way: the grid would turn back from a page without rows.
                        rowCount: paging.hasNext || !rows ? -1 : page * size + rows.length,
                      }
                    : {})}
                  getRowClassName={rowClass}
                  onRowClick={openTouched}
                  onCellKeyDown={openByKey}
                  localeText={texts}
                  slotProps={slotProps}
                  sx={look}
                />
              </CellHeight>
            </CurrentRow>
          </EmptyContent>
        </WaitingRows>
      </Box>
      {foot}
    </Paper>
  );
}
