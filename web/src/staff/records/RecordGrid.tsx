import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { GuestRecord } from '../../data/records/guestRecord.ts';
import type { Row } from '../../data/firebase/rows.ts';
import type { ViewedList } from '../../data/records/views/savedView.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { checkboxColumn } from './bulk/useChoice.ts';
import { QuestionDialog } from './details/QuestionDialog.tsx';
import { ExportButton } from './export/ExportButton.tsx';
import { AdminGrid } from './grid/AdminGrid.tsx';
import { GridToolbar } from './grid/GridToolbar.tsx';
import type { GridFilter } from './grid/GridToolbar.tsx';
import type { GridSpec } from './grid/gridState.ts';
import { DaysFilter } from './grid/DaysFilter.tsx';
import { NoneOfDays } from './grid/NoneOfDays.tsx';
import { useOrder } from './grid/useOrder.ts';
import { ViewTabs } from './views/ViewTabs.tsx';
import { QueueKeys } from './queue/QueueKeys.tsx';
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
  /** The columns that stay while a sheet stands beside them. */
  besideFields: readonly string[];
  rowHeight?: number;
  filters: readonly GridFilter[];
  searchLabel: string;
  /** Which list it is, also in words. */
  what: ViewedList;
  /** Beside the one for the file, which is folded on a phone. */
  buttons?: ReactNode;
  more?: ReactNode;
  /** What the grid says without rows: when there are none at all, and when none match. */
  none: string;
  noneMatch: string;
}

/** The grid of guests' requests, with search, filters, columns and the file. */
export function RecordGrid<Item extends GuestRecord>(props: RecordGridProps<Item>) {
  const { screen, spec, label, heading, columns, narrowColumns, filters, none, noneMatch } = props;
  const { besideFields } = props;
  const { card, grid, exporting, fresh, open, asking, shielded, collection, sheet } = screen;
  const { choice, bulk, opened, today, sortedBy } = screen;
  const { state, change, turn, rows, hasNext, end, total } = grid;
  const { shownState, sortable, shownColumns } = useOrder({ state, sortedBy, spec, columns });
  // The sheet beside the grid shows what these leave out.
  const isSplit = sheet.beside && sheet.record !== undefined;
  const isChosen = choice !== undefined;
  const gridColumns = useMemo(() => {
    const table = isSplit
      ? shownColumns.filter(({ field }) => besideFields.includes(field))
      : shownColumns;
    return [...(isChosen ? [checkboxColumn] : []), ...(card ? narrowColumns : table)];
  }, [isSplit, shownColumns, besideFields, isChosen, card, narrowColumns]);
  const isFiltered = state.search !== '' || Object.keys(state.filters).length > 0;
  return (
    <>
      <QuestionDialog {...asking} />
      <QuestionDialog {...bulk.asking} />
      {choice?.elsewhere.map((id) => (
        <FollowRecord key={id} collection={collection} id={id} onRow={choice.tell} />
      ))}
      <AdminGrid
        label={label}
        rows={rows}
        rowId={({ id }) => id}
        columns={gridColumns}
        current={sheet.beside ? opened : undefined}
        choice={choice?.gridProps}
        foot={choice ? <BulkBar choice={choice} bulk={bulk} /> : null}
        renderKeys={(stand) => <QueueKeys screen={screen} stand={stand} />}
        cardHeight={card?.height}
        rowHeight={props.rowHeight}
        state={shownState}
        onChange={change}
        paging={{ hasNext, end, total, turn }}
        onOpen={open}
        fresh={fresh}
        held={
          sheet.record !== undefined ||
          asking.question !== undefined ||
          bulk.asking.question !== undefined
        }
        shielded={shielded}
        renderFollower={(id, onRow) => (
          <FollowRecord collection={collection} id={id} onRow={onRow} />
        )}
        emptyText={isFiltered ? noneMatch : none}
        empty={
          sortedBy &&
          state.days && (
            <NoneOfDays
              days={state.days}
              today={today}
              what={props.what}
              isFiltered={isFiltered}
              onClear={() => change({ days: undefined })}
            />
          )
        }
        toolbar={
          <>
            <ViewTabs list={props.what} spec={spec} state={state} />
            {heading}
            <GridToolbar
              state={shownState}
              onChange={change}
              searchLabel={props.searchLabel}
              filters={filters}
              columns={card || isSplit ? undefined : columns}
              sortable={card ? sortable : undefined}
              days={<DaysFilter days={state.days} today={today} onChange={change} />}
              // Beside a sheet the lines of the toolbar stay as many as they are, so that no row moves.
              more={
                <Box sx={{ display: isSplit ? 'none' : 'contents' }}>
                  <ExportButton
                    progress={exporting.progress}
                    onStart={() => void exporting.start()}
                    onStop={exporting.stop}
                  />
                  {props.more}
                </Box>
              }
            >
              <Box sx={{ display: isSplit ? 'none' : 'contents' }}>{props.buttons}</Box>
            </GridToolbar>
          </>
        }
      />
    </>
  );
}
