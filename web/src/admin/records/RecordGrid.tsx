import type { GridColDef } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import type { GuestRecord } from '../../firebase/records/kinds.ts';
import { AskFirst } from '../details/AskFirst.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import { AdminGrid } from '../grid/AdminGrid.tsx';
import { GridToolbar } from '../grid/GridToolbar.tsx';
import type { GridFilter } from '../grid/GridToolbar.tsx';
import { FollowRecord } from './FollowRecord.tsx';
import type { RecordScreen } from './useRecordScreen.ts';

interface RecordGridProps<Item extends GuestRecord> {
  screen: RecordScreen<Item>;
  label: string;
  heading?: ReactNode;
  /** All columns, and those of a small screen. */
  columns: GridColDef<Item>[];
  narrowColumns: GridColDef<Item>[];
  filters: readonly GridFilter[];
  /** What the grid says without rows: when there are none at all, and when none match. */
  none: string;
  noneMatch: string;
}

/** The grid of guests' requests, with search, filters, columns and the file. */
export function RecordGrid<Item extends GuestRecord>(props: RecordGridProps<Item>) {
  const { screen, label, heading, columns, narrowColumns, filters, none, noneMatch } = props;
  const { narrow, grid, exporting, fresh, open, asking, shielded, kind, sheet } = screen;
  const { state, change, turn, rows, hasNext } = grid;
  const isFiltered = state.search !== '' || Object.keys(state.filters).length > 0;
  return (
    <>
      <AskFirst {...asking} />
      <AdminGrid
        label={label}
        rows={rows}
        rowId={({ id }) => id}
        columns={narrow ? narrowColumns : columns}
        narrow={narrow}
        state={state}
        onChange={change}
        paging={{ hasNext, turn }}
        onOpen={open}
        fresh={fresh}
        held={sheet.record !== undefined || asking.question !== undefined}
        shielded={shielded}
        renderFollower={(id, onTell) => <FollowRecord kind={kind} id={id} onTell={onTell} />}
        emptyText={isFiltered ? noneMatch : none}
        toolbar={
          <>
            {heading}
            <GridToolbar
              state={state}
              onChange={change}
              searchLabel="Search name, email or #reference"
              filters={filters}
              columns={narrow ? undefined : columns}
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
