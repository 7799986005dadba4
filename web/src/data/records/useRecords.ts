import type { Collection, Row } from '../firebase/rows.ts';
import { useLive } from '../firebase/live/useLive.ts';
import type { Live } from '../firebase/live/useLive.ts';
import type { GuestRecord } from './guestRecord.ts';
import { listenToPage } from './listenToPage.ts';
import type { PageContent, RecordPage } from './listenToPage.ts';
import { isNever } from './period.ts';
import { useTotal } from './useTotal.ts';
import type { Total } from './useTotal.ts';
import { hasMoreWords } from './view.ts';

/** What a grid shows of the records. */
export interface RecordList<Item> {
  live: Live<unknown> & { retry: () => void };
  /** Undefined while loading. */
  rows: Row<Item>[] | undefined;
  hasNext: boolean;
  /** The id that the next page begins after. */
  end: string | undefined;
  isFirst: boolean;
  total: Total;
}

/** Follows the records of a page. */
export function useRecords<Item extends GuestRecord>(
  collection: Collection<Item>,
  view: RecordPage,
): RecordList<Item> {
  const { search, filters, sort, period, page, size, after, before } = view;
  const key = JSON.stringify({ search, filters, sort, period, size, after, before });
  const isNothing = isNever(period);
  const live = useLive<PageContent<Item>>(
    `${collection.name} ${key}`,
    isNothing ? notifyNothing : listenToPage(collection, view),
  );
  const content = live.status === 'success' ? live.data : undefined;
  const rows = content?.rows;
  const counted = useTotal(collection.name, view, content?.isConfirmed ? rows : undefined);
  const isFirst = content?.isFirst ?? false;
  const earlier = isFirst ? 0 : page * size;
  const total = (isNothing || hasMoreWords(view)) && content ? totalOf(earlier, content) : counted;
  return { live, rows, hasNext: content?.hasNext ?? false, end: content?.end, isFirst, total };
}

/** A page of a view in which nothing can be; the server is not asked. */
const notifyNothing = (tell: (content: PageContent<never>) => void) => {
  const nothing = { rows: [], hasNext: false, fromHere: 0, end: undefined };
  tell({ ...nothing, isConfirmed: false, isFirst: true });
  return () => undefined;
};

/** Of a search for several words only what was looked through is known. */
const totalOf = <Item>(earlier: number, { rows, fromHere }: PageContent<Item>): Total =>
  fromHere === undefined ? { moreThan: earlier + rows.length } : { exactly: earlier + fromHere };
