import useMediaQuery from '@mui/material/useMediaQuery';
import type { StatusTable } from '@selasar/domain';
import { useCallback, useEffect, useMemo } from 'react';
import type { Live } from '../../data/live/useLive.ts';
import type { GuestRecord } from '../../data/records/guestRecord.ts';
import { readAll } from '../../data/records/readAll.ts';
import { useRecord } from '../../data/records/useRecord.ts';
import { useRecords } from '../../data/records/useRecords.ts';
import { isWhole } from '../../data/core/rows.ts';
import type { Collection, Row } from '../../data/core/rows.ts';
import { useToday } from '../../clock/useToday.ts';
import type { useStatusChanges } from '../details/useStatusChanges.ts';
import type { CsvColumn } from '../export/csv.ts';
import { useNews } from '../arrivals/useNews.ts';
import { useExport } from '../export/useExport.ts';
import { phoneScreen } from '../grid/Card.tsx';
import type { CardLayouts } from '../grid/Card.tsx';
import { firstPage } from '../grid/gridState.ts';
import type { GridSpec } from '../grid/gridState.ts';
import { useGridState } from '../grid/useGridState.ts';
import type { Opened } from './RecordSheet.tsx';
import { useArrivals } from './useArrivals.ts';
import { useMoves } from './useMoves.ts';
import { useOpened } from './useOpened.ts';
import { useSameRows } from './useSameRows.ts';

/** All columns need this much room: without the sidebar, and beside it. */
const narrowScreen = '(max-width: 999.95px), (min-width: 1200px) and (max-width: 1255px)';

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
  const { state, change, turn } = useGridState(collection.name, grid);
  const { opened, open, close } = useOpened();
  const { live, rows, hasNext, end, isFirst, total } = useRecords(collection, state);
  const fresh = useArrivals(rows, state);
  // Guests' requests come in as pending.
  const hasAllNews =
    state.search === '' &&
    state.after === '' &&
    state.before === '' &&
    state.sort === undefined &&
    Object.values(state.filters).every(isPending);
  const news = useNews(collection.name === 'bookings' ? 'bookings' : 'transfers', rows, hasAllNews);
  const today = useToday();
  const exporting = useExport({
    fileName: `${fileName}-${today}.csv`,
    columns: csv,
    read: (signal) => readAll(collection, state, signal),
  });
  const shownOf = useCallback(
    (row: Row<Item>): Row<Item> => (isWhole(row) ? changes.shown(row) : row),
    [changes],
  );
  const shown = useSameRows(useMemo(() => rows?.map(shownOf), [rows, shownOf]));

  // What a link calls the second page may have become the first one.
  const isMisnumbered = isFirst && state.page > 0;
  useEffect(() => {
    if (isMisnumbered) change(firstPage, 'same step');
  }, [isMisnumbered, change]);

  const onPage = shown?.find(({ id }) => id === opened);
  const elsewhere = useRecord(collection, onPage || !rows ? undefined : opened);
  const record =
    opened && rows ? (onPage ?? openedElsewhere(opened, elsewhere, shownOf)) : undefined;

  const { move, asking, shielded } = useMoves({ changes, statuses, close });
  const isNarrow = useMediaQuery(narrowScreen);
  const isPhone = useMediaQuery(phoneScreen);
  const card = isNarrow ? cards[isPhone ? 'phone' : 'tablet'] : undefined;
  return {
    collection,
    card,
    grid: { state, change, turn, rows: shown, hasNext, end, total },
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

/** An opened record that is not on the page, or why there is none. */
function openedElsewhere<Item>(
  id: string,
  live: Live<Row<Item> | undefined>,
  shownOf: (row: Row<Item>) => Row<Item>,
): Opened<Item> | undefined {
  if (live.status === 'loading') return undefined;
  if (live.status === 'error') return { id, absent: 'unread' };
  return live.data ? shownOf(live.data) : { id, absent: 'missing' };
}
