import type { GridColDef } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import type { GuestRecord } from '../../data/records/guestRecord.ts';
import type { Row } from '../../data/core/rows.ts';
import { AskFirst } from '../details/AskFirst.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import { AdminGrid } from '../grid/AdminGrid.tsx';
import { GridToolbar } from '../grid/GridToolbar.tsx';
import type { GridFilter } from '../grid/GridToolbar.tsx';
import type { GridSpec } from '../grid/gridState.ts';
import { FollowRecord } from './FollowRecord.tsx';
import type { RecordScreen } from './useRecordScreen.ts';

interface RecordGridProps<Item extends GuestRecord> {
  screen: RecordScreen<Item>;
  spec: GridSpec;
  label: string;
  heading?: ReactNode;
  /** Those of a table, and the one of a screen that has no room for it. */
  columns: GridColDef<Row<Item>>[];
  narrowColumns: GridColDef<Row<Item>>[];
  rowHeight?: number;
  filters: readonly GridFilter[];
  searchLabel: string;
  /** What the grid says without rows: when there are none at all, and when none match. */
  none: string;
  noneMatch: string;
}

/** The grid of guests' requests, with search, filters, columns and the file. */
export function RecordGrid<Item extends GuestRecord>(props: RecordGridProps<Item>) {
  const { screen, spec, label, heading, columns, narrowColumns, filters, none, noneMatch } = props;
  const { card, grid, exporting, fresh, open, asking, shielded, collection, sheet } = screen;
  const { state, change, turn, rows, hasNext, end, total } = grid;
  const isFiltered = state.search !== '' || Object.keys(state.filters).length > 0;
  return (
    <>
      <AskFirst {...asking} />
      <AdminGrid
        label={label}
        rows={rows}
        rowId={({ id }) => id}
        columns={card ? narrowColumns : columns}
        cardHeight={card?.height}
        rowHeight={props.rowHeight}
        state={state}
        onChange={change}
        paging={{ hasNext, end, total, turn }}
        onOpen={open}
        fresh={fresh}
        held={sheet.record !== undefined || asking.question !== undefined}
        shielded={shielded}
        renderFollower={(id, onTell) => (
          <FollowRecord collection={collection} id={id} onTell={onTell} />
        )}
        emptyText={isFiltered ? noneMatch : none}
        toolbar={
          <>
            {heading}
            <GridToolbar
              state={state}
              onChange={change}
              searchLabel={props.searchLabel}
              filters={filters}
              columns={card ? undefined : columns}
              sortable={
                card ? columns.filter(({ field }) => spec.sortable.includes(field)) : undefined
              }
            >
              <ExportButton
                progress={exporting.progress}
                onStart={() => void exporting.start()}
                onStop={exporting.stop}
              />
            </GridToolbar>
          </>
        }
      />
    </>
  );
}
