import {
  doc,
  getDoc,
  getDocFromCache,
  type DocumentSnapshot,
  getCountFromServer,
} from 'firebase/firestore';
import type { GuestRequest } from '@selasar/domain/requests';
import { useEffect, useReducer, useRef } from 'react';
import { failing } from '../firebase/failure.ts';
import { rowsReader, type Collection, type Row } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';
import { listenToFound } from '../firebase/live/listen.ts';
import { type Listen, useLive, type Watched } from '../firebase/live/useLive.ts';
import {
  isNever,
  hasMoreWords,
  pageQuery,
  type Cursor,
  hasAllWords,
  type RecordView,
  viewQuery,
} from './view.ts';
import { usePageVisible } from '../../ui/browser.ts';
import { atSessionEnd } from '../firebase/lifetime.ts';

interface PageOf extends RecordView {
  size: number;
}

interface FoundPage<Found> {
  shown: Found[];
  hasMore: boolean;
  fromHere: number | undefined;
  last: Found | undefined;
}

/**
 * One more than a page shows, to learn whether there is another page. For a search with several words the database
 * matches only one of them, so more records must be scanned. The last step limits the cost of a page.
 */
export const stepsOf = (page: PageOf): number[] =>
  hasMoreWords(page) ? [Math.max(100, page.size + 1), 1000] : [page.size + 1];

export function pageIn<Found extends DocumentSnapshot>(
  page: PageOf,
  found: readonly Found[],
  step: number,
): FoundPage<Found> | undefined {
  const steps = stepsOf(page);
  const matching = found.filter(hasAllWords(page));
  const shown = matching.slice(0, page.size);
  const isFull = matching.length > page.size;
  const isCut = found.length === steps[step];
  if (!isFull && isCut && step + 1 < steps.length) return undefined;
  return {
    shown,
    hasMore: isFull || isCut,
    fromHere: isCut ? undefined : matching.length,
    last: isFull ? shown.at(-1) : found.at(-1),
  };
}

export interface RecordPage extends PageOf {
  page: number;
  /** The id of the record after which the page begins, or before which it ends; both are '' on the first page. */
  after: string;
  before: string;
}

export interface PageContent {
  isConfirmed: boolean;
  rows: Row<GuestRequest>[];
  hasNext: boolean;
  fromHere: number | undefined;
  end: string | undefined;
  isFirst: boolean;
}

/** It is usually cached, because the previous page was on screen. */
async function cursorOf(name: string, { after, before }: RecordPage): Promise<Cursor | undefined> {
  const id = after || before;
  if (id === '') return undefined;
  const reference = doc(store, name, id);
  const at = await getDocFromCache(reference).catch(() => getDoc(reference));
  return at.exists() ? { at, backwards: after === '' } : undefined;
}

/** A page keeps its beginning while new records arrive before it. */
export const listenToPage =
  (collection: Collection<GuestRequest>, view: RecordPage): Listen<PageContent> =>
  (onData, fail) => {
    let stop: (() => void) | undefined;
    let ended = false;
    const rowsOf = rowsReader(collection);
    const contentOf = (
      isConfirmed: boolean,
      { shown, hasMore, fromHere, last }: FoundPage<DocumentSnapshot>,
      cursor: Cursor | undefined,
    ): PageContent => {
      const rows = rowsOf(shown);
      const isBack = cursor?.backwards ?? false;
      return {
        isConfirmed,
        rows: isBack ? rows.toReversed() : rows,
        hasNext: isBack || hasMore,
        fromHere: isBack ? undefined : fromHere,
        end: (isBack ? shown[0] : last)?.id,
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

export interface RequestPage {
  live: Watched<unknown>;
  rows: Row<GuestRequest>[] | undefined;
  hasNext: boolean;
  end: string | undefined;
  isFirst: boolean;
  total: Total;
}

export function useRecords(collection: Collection<GuestRequest>, view: RecordPage): RequestPage {
  const { search, filters, sort, period, page, size, after, before } = view;
  const key = JSON.stringify({ search, filters, sort, period, size, after, before });
  const isNothing = isNever(period);
  const live = useLive<PageContent>(
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

const notifyNothing = (onData: (content: PageContent) => void) => {
  const nothing = { rows: [], hasNext: false, fromHere: 0, end: undefined };
  onData({ ...nothing, isConfirmed: false, isFirst: true });
  return () => undefined;
};

const totalOf = (earlier: number, { rows, fromHere }: PageContent): Total =>
  fromHere === undefined ? { moreThan: earlier + rows.length } : { exactly: earlier + fromHere };

export type Total = { exactly: number } | { moreThan: number } | undefined;

const trueForMs = 60_000;
const settleMs = 500;

const counts = new Map<string, { total: number | undefined; at: number }>();
atSessionEnd(() => counts.clear());

/** One read per thousand records. Repeated when the rows on screen change or when the user returns after a while. */
export function useTotal(
  name: string,
  { search, filters, sort, period, ...page }: RecordView,
  rows: readonly { id: string }[] | undefined,
): Total {
  const view = { search, filters, sort, period };
  const key = JSON.stringify([name, view]);
  const pageKey = JSON.stringify([key, page]);
  const ids = rows?.map(({ id }) => id).join();
  const seen = useRef({ pageKey: '', ids: '' });
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const visible = usePageVisible();

  useEffect(() => {
    if (ids === undefined || !visible || hasMoreWords({ search })) return undefined;
    const hasChanged = seen.current.pageKey === pageKey && seen.current.ids !== ids;
    seen.current = { pageKey, ids };
    const known = counts.get(key);
    if (known && !hasChanged && Date.now() - known.at < trueForMs) return undefined;
    const count = async () => {
      const at = Date.now();
      counts.set(key, { total: known?.total, at });
      try {
        const answer = await getCountFromServer(viewQuery(name, view));
        counts.set(key, { total: answer.data().count, at });
        redraw();
      } catch {
        counts.set(key, { total: known?.total, at: 0 });
      }
    };
    const timer = setTimeout(() => void count(), known ? settleMs : 0);
    return () => clearTimeout(timer);
    // The key identifies the view.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, pageKey, ids, visible]);

  const total = counts.get(key)?.total;
  return total === undefined ? undefined : { exactly: total };
}
