import useMediaQuery from '@mui/material/useMediaQuery';
import type { StatusAction } from '@selasar/domain';
import { useMemo } from 'react';
import type { GuestRecord } from '../../firebase/records/kinds.ts';
import type { Kind } from '../../firebase/listen.ts';
import { readAll } from '../../firebase/records/readAll.ts';
import { useRecord, useRecords } from '../../firebase/records/useRecords.ts';
import { baliToday } from '../../ui/today.ts';
import type { useStatusChanges } from '../details/useStatusChanges.ts';
import type { CsvColumn } from '../export/csv.ts';
import { useNews } from '../arrivals/useNews.ts';
import { useExport } from '../export/useExport.ts';
import type { GridSpec } from '../grid/gridState.ts';
import { useGridState } from '../grid/useGridState.ts';
import { useArrivals } from './useArrivals.ts';
import { useMoves } from './useMoves.ts';
import { useOpened } from './useOpened.ts';

/** All columns need this much room beside the sidebar, or without it. */
const narrowScreen = '(max-width: 1010px)';

const isPending = (value: string) => value === 'pending';

interface RecordScreenOptions<Item extends GuestRecord> {
  kind: Kind<Item>;
  grid: GridSpec;
  csv: readonly CsvColumn<Item>[];
  /** What a file of them is called, without its date. */
  fileName: string;
  changes: ReturnType<typeof useStatusChanges<Item, Item['status']>>;
  actions: Record<Item['status'], readonly StatusAction<Item['status']>[]>;
}

/** All that a page of guests' requests shows and does: the grid, the sheet beside it, and the file. */
export function useRecordScreen<Item extends GuestRecord>(options: RecordScreenOptions<Item>) {
  const { kind, grid, csv, fileName, changes, actions } = options;
  const { state, change, turn } = useGridState(kind.name, grid);
  const { opened, open, close } = useOpened();
  const { live, rows, hasNext } = useRecords(kind, state);
  const fresh = useArrivals(rows, state);
  // Guests' requests come in as pending.
  const isWhole =
    state.search === '' &&
    state.after === '' &&
    state.sort === undefined &&
    Object.values(state.filters).every(isPending);
  const news = useNews(kind.name === 'bookings' ? 'bookings' : 'transfers', rows, isWhole);
  const exporting = useExport({
    fileName: `${fileName}-${baliToday()}.csv`,
    columns: csv,
    read: (signal) => readAll(kind, state, signal),
  });
  const shown = useMemo(() => rows?.map((row) => changes.shown(row)), [rows, changes]);

  const onPage = shown?.find(({ id }) => id === opened);
  const elsewhere = useRecord(kind, onPage || !rows ? undefined : opened);
  const found = elsewhere.status === 'success' ? elsewhere.data : undefined;
  const record = opened ? (onPage ?? (found && changes.shown(found))) : undefined;

  const { move, asking, shielded } = useMoves({ changes, actions, close });
  return {
    kind,
    narrow: useMediaQuery(narrowScreen),
    grid: { state, change, turn, rows: shown, hasNext },
    live,
    fresh,
    news,
    exporting,
    open,
    move,
    asking,
    shielded,
    sheet: {
      record,
      recent: record && changes.recent(record.id),
      problem: record && changes.problemOf(record.id),
      onChange: move,
      onOpen: open,
    },
  };
}
export type RecordScreen<Item extends GuestRecord> = ReturnType<typeof useRecordScreen<Item>>;
