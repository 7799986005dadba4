import { doc, getDoc, getDocFromCache } from 'firebase/firestore';
import type { DocumentSnapshot } from 'firebase/firestore';
import { failing } from '../firebase/failure.ts';
import { rowsReader } from '../firebase/rows.ts';
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
  /** The id of the record after which the page begins, or before which it ends; both are '' on the first page. */
  after: string;
  before: string;
}

export interface PageContent<Item> {
  /** Whether the rows come from the server; cached rows may be incomplete. */
  isConfirmed: boolean;
  rows: Row<Item>[];
  hasNext: boolean;
  /** Number of records from this page on, if known. */
  fromHere: number | undefined;
  /** The id of the record after which the next page begins. */
  end: string | undefined;
  /** The page turned out to be the first page of the view. */
  isFirst: boolean;
}

/** The start record of a page. It is usually cached, because the previous page was on screen. */
async function cursorOf(name: string, { after, before }: RecordPage): Promise<Cursor | undefined> {
  const id = after || before;
  if (id === '') return undefined;
  const reference = doc(store, name, id);
  const at = await getDocFromCache(reference).catch(() => getDoc(reference));
  return at.exists() ? { at, backwards: after === '' } : undefined;
}

/** Follows one page. It keeps its beginning while new records arrive before it. */
export const listenToPage =
  <Item extends GuestRecord>(
    collection: Collection<Item>,
    view: RecordPage,
  ): Listen<PageContent<Item>> =>
  (onData, fail) => {
    let stop: (() => void) | undefined;
    let ended = false;
    const rowsOf = rowsReader(collection);
    const contentOf = (
      isConfirmed: boolean,
      { shown, hasMore, fromHere, last }: FoundPage<DocumentSnapshot>,
      cursor: Cursor | undefined,
    ): PageContent<Item> => {
      const rows = rowsOf(shown);
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
        // An offline client answers from its cache; an empty cache does not mean that there are no records.
        if (docs.length === 0 && metadata.fromCache) return;
        const page = pageIn(view, docs, step);
        if (!page) follow(cursor, step + 1);
        else if (!cursor?.backwards || page.hasMore)
          onData(contentOf(!metadata.fromCache, page, cursor));
        // No record comes before it: it is the whole first page, whatever its number was. The cache cannot know this.
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

/** The records as a grid shows them. */
export interface RecordList<Item> {
  live: Live<unknown> & { retry: () => void };
  /** Undefined while loading. */
  rows: Row<Item>[] | undefined;
  hasNext: boolean;
  /** The id of the record after which the next page begins. */
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

/** A view that can have no records; the server is not asked. */
const notifyNothing = (onData: (content: PageContent<never>) => void) => {
  const nothing = { rows: [], hasNext: false, fromHere: 0, end: undefined };
  onData({ ...nothing, isConfirmed: false, isFirst: true });
  return () => undefined;
};

/** For a search with several words, only the scanned records are counted. */
const totalOf = <Item>(earlier: number, { rows, fromHere }: PageContent<Item>): Total =>
  fromHere === undefined ? { moreThan: earlier + rows.length } : { exactly: earlier + fromHere };
