import useMediaQuery from '@mui/material/useMediaQuery';
import type { StatusTable } from '@selasar/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GuestRecord } from '../../data/records/guestRecord.ts';
import { readAll } from '../../data/records/readAll.ts';
import { sortOf } from '../../data/records/view.ts';
import { useRecords } from '../../data/records/useRecords.ts';
import { isWhole } from '../../data/firebase/rows.ts';
import type { Collection, Row } from '../../data/firebase/rows.ts';
import { useToday } from '../../clock/useToday.ts';
import type { useStatusChanges } from './details/useStatusChanges.ts';
import type { CsvColumn } from './export/csv.ts';
import { useNews } from '../shell/arrivals/useNews.ts';
import { useExport } from './export/useExport.ts';
import { useBulk } from './bulk/useBulk.tsx';
import { useChoice } from './bulk/useChoice.ts';
import { phoneScreen } from './grid/Card.tsx';
import type { CardLayouts } from './grid/Card.tsx';
import { periodOf } from './grid/days.ts';
import { firstPage } from './grid/gridState.ts';
import type { GridSpec } from './grid/gridState.ts';
import { useGridState } from './grid/useGridState.ts';
import { useArrivals } from './useArrivals.ts';
import { useMoves } from './useMoves.ts';
import { useEnd } from './queue/useEnd.ts';
import { useOpened } from './useOpened.ts';
import { useOpenedRecord } from './useOpenedRecord.ts';
import { useSameRows } from './useSameRows.ts';

/** All columns need this much room: without the sidebar, and beside it. */
const narrowScreen = '(max-width: 999.95px), (min-width: 1200px) and (max-width: 1255px)';
/** The sheet has room beside the sidebar and a grid with fewer columns. */
const wideScreen = '(min-width: 1280px)';
/** The checkboxes have room beside all columns. */
const choiceScreen = '(min-width: 1320px)';

const isPending = (value: string) => value === 'pending';

interface RecordScreenOptions<Item extends GuestRecord> {
  collection: Collection<Item>;
  grid: GridSpec;
  /** How a row is laid out where a table has no room. */
  cards: CardLayouts;
  csv: readonly CsvColumn<Row<Item>>[];
  /** What a file of them is called, without its date. */
  fileName: string;
  changes: ReturnType<typeof useStatusChanges<Item, Item['status']>>;
  statuses: StatusTable<Item['status']>;
}

/** All that a page of guests' requests shows and does: the grid, the sheet beside it, and the file. */
export function useRecordScreen<Item extends GuestRecord>(options: RecordScreenOptions<Item>) {
  const { collection, grid, cards, csv, fileName, changes, statuses } = options;
  const kind = collection.name === 'bookings' ? 'bookings' : 'transfers';
  const { state, change, turn } = useGridState(collection.name, grid);
  const { opened, open, close } = useOpened();
  const today = useToday();
  const period = periodOf(state.days, grid.travel, today);
  const view = { ...state, period };
  const { live, rows, hasNext, end: last, isFirst, total } = useRecords(collection, view);
  const fresh = useArrivals(rows, state);
  // Guests' requests come in as pending.
  const hasAllNews =
    state.search === '' &&
    state.after === '' &&
    state.before === '' &&
    state.sort === undefined &&
    state.days === undefined &&
    Object.values(state.filters).every(isPending);
  const news = useNews(kind, rows, hasAllNews);
  const exporting = useExport({
    fileName: `${fileName}-${today}.csv`,
    list: kind,
    columns: csv,
    read: (signal) => readAll(collection, view, signal),
  });
  const shownOf = useCallback(
    (row: Row<Item>): Row<Item> => (isWhole(row) ? changes.shown(row) : row),
    [changes],
  );
  const shown = useSameRows(useMemo(() => rows?.map(shownOf), [rows, shownOf]));

  // What a link calls the second page may have become the first one.
  const isMisnumbered = isFirst && state.page > 0;
  useEffect(() => {
    if (isMisnumbered) change(firstPage, 'correction');
  }, [isMisnumbered, change]);

  const found = useOpenedRecord({ collection, id: opened, rows: shown, shownOf });
  const { end, finish, leave } = useEnd(opened);
  // While the next one is on its way, the sheet still shows the one before.
  const [kept, setKept] = useState(found);
  if (found?.id !== kept?.id && (found || opened === undefined)) setKept(found);
  const record = found ?? kept ?? (end && { id: '', absent: end });

  const { move, asking, shielded } = useMoves({ changes, statuses, close });
  const isNarrow = useMediaQuery(narrowScreen);
  const isPhone = useMediaQuery(phoneScreen);
  const isWide = useMediaQuery(wideScreen);
  const canChoose = useMediaQuery(choiceScreen);
  const choice = useChoice(rows);
  const bulk = useBulk({
    kind,
    choice,
    statuses,
    csv,
    fileName: `${fileName}-selected-${today}.csv`,
  });
  const card = isNarrow ? cards[isPhone ? 'phone' : 'tablet'] : undefined;
  return {
    collection,
    card,
    today,
    /** With a period there is one order. */
    sortedBy: period && sortOf(view),
    grid: { state, change, turn, rows: shown, hasNext, end: last, total },
    live,
    fresh,
    news,
    exporting,
    choice: canChoose ? choice : undefined,
    bulk,
    opened,
    open,
    move,
    changes,
    statuses,
    /** Says that nothing waits any more, in the place of what was open. */
    finish: (id: string) => {
      finish(hasNext ? 'page-done' : 'list-done');
      close(id);
    },
    asking,
    shielded,
    sheet: {
      record,
      recent: record && changes.recent(record.id),
      problem: record && changes.problemOf(record.id),
      onChange: move,
      onOpen: (id: string | undefined) => {
        leave();
        if (id !== undefined || opened !== undefined) open(id);
      },
      beside: isWide,
    },
  };
}
export type RecordScreen<Item extends GuestRecord> = ReturnType<typeof useRecordScreen<Item>>;
