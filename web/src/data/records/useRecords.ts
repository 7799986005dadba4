import { doc, getDoc, getDocFromCache } from 'firebase/firestore';
import type { DocumentSnapshot } from 'firebase/firestore';
import { failing } from '../firebase/failure.ts';
import { toRow } from '../firebase/rows.ts';
import type { Collection, Row } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';
import { listenToFound } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';
import type { Listen, Live } from '../firebase/live/useLive.ts';
import type { GuestRecord } from './guestRecord.ts';
import { pageIn, stepsOf } from './pages.ts';
import type { FoundPage, PageOf } from './pages.ts';
import { isNever } from './period.ts';
import { useTotal } from './useTotal.ts';
import type { Total } from './useTotal.ts';
import { hasMoreWords, pageQuery } from './view.ts';
import type { Cursor } from './view.ts';

export interface RecordPage extends PageOf {
  page: number;
  /** The id of the record that the page begins after, or ends before; both are '' on the first page. */
  after: string;
  before: string;
}

export interface PageContent<Item> {
  /** From the server; what is in memory may be a part. */
  isConfirmed: boolean;
  rows: Row<Item>[];
  hasNext: boolean;
  /** How many there are from this page on, if it is known. */
  fromHere: number | undefined;
  /** The id that the next page begins after. */
  end: string | undefined;
  /** It turned out to be the first page of the view. */
  isFirst: boolean;
}

/** Where a page begins. It is usually at hand, because the page before is on screen. */
async function cursorOf(name: string, { after, before }: RecordPage): Promise<Cursor | undefined> {
  const id = after || before;
  if (id === '') return undefined;
  const reference = doc(store, name, id);
  const at = await getDocFromCache(reference).catch(() => getDoc(reference));
  return at.exists() ? { at, backwards: after === '' } : undefined;
}

/** Follows one page. It keeps its beginning while others come in before it. */
export const listenToPage =
  <Item extends GuestRecord>(
    collection: Collection<Item>,
    view: RecordPage,
  ): Listen<PageContent<Item>> =>
  (tell, fail) => {
    let stop: (() => void) | undefined;
    let ended = false;
    const contentOf = (
      isConfirmed: boolean,
      { shown, hasMore, fromHere, last }: FoundPage<DocumentSnapshot>,
      cursor: Cursor | undefined,
    ): PageContent<Item> => {
      const rows = shown.map((found) => toRow(collection, found));
      return cursor?.backwards
        ? {
            isConfirmed,
            rows: rows.toReversed(),
            hasNext: true,
            fromHere: undefined,
            end: shown[0]?.id,
            isFirst: false,
          }
        : {
            isConfirmed,
            rows,
            hasNext: hasMore,
            fromHere,
            end: last?.id,
            isFirst: cursor === undefined,
          };
    };
    const follow = (cursor: Cursor | undefined, step: number) => {
      stop?.();
      if (ended) return;
      const source = pageQuery(collection.name, view, stepsOf(view)[step] ?? view.size, cursor);
      stop = listenToFound(source)(({ docs, metadata }) => {
        // Without a line the client tells of what it remembers; that it remembers nothing does not mean that there is nothing.
        if (docs.length === 0 && metadata.fromCache) return;
        const page = pageIn(view, docs, step);
        if (!page) follow(cursor, step + 1);
        else if (!cursor?.backwards || page.hasMore)
          tell(contentOf(!metadata.fromCache, page, cursor));
        // Nothing comes before it: it is the first page, whole, whatever its number was. What is in memory cannot know.
        else if (!metadata.fromCache) follow(undefined, 0);
      }, fail);
    };
    if (view.after === '' && view.before === '') follow(undefined, 0);
    else failing(cursorOf(collection.name, view)).then((cursor) => follow(cursor, 0), fail);
    return () => {
      ended = true;
      stop?.();
    };
  };

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
