import { doc, getDoc, getDocFromCache } from 'firebase/firestore';
import type { Query } from 'firebase/firestore';
import { useMemo } from 'react';
import { itemsIn, listenToDocument, listenToQuery } from '../listen.ts';
import type { Kind } from '../listen.ts';
import { useLive } from '../live.ts';
import type { Listen, Live } from '../live.ts';
import { store } from '../store.ts';
import { arrange } from './arrange.ts';
import type { GuestRecord } from './kinds.ts';
import { pageQuery, searchQueries } from './view.ts';
import type { RecordView } from './view.ts';

export interface RecordPage extends RecordView {
  page: number;
  size: number;
  /** The id of the last record of the page before; '' on the first page. */
  after: string;
}

/** Where a page begins. It is usually at hand, because the page before is on screen. */
async function cursor(name: string, id: string) {
  const reference = doc(store, name, id);
  return await getDocFromCache(reference).catch(() => getDoc(reference));
}

/** Follows one page. It keeps its beginning while others come in before it. */
const listenToPage =
  <Item extends GuestRecord>(kind: Kind<Item>, view: RecordPage): Listen<Item[]> =>
  (tell, fail) => {
    if (view.after === '') {
      return listenToQuery(kind, pageQuery(kind.name, view, view.size, undefined))(tell, fail);
    }
    let stop: (() => void) | undefined;
    let ended = false;
    cursor(kind.name, view.after).then((found) => {
      const start = found.exists() ? found : undefined;
      if (!ended)
        stop = listenToQuery(kind, pageQuery(kind.name, view, view.size, start))(tell, fail);
    }, fail);
    return () => {
      ended = true;
      stop?.();
    };
  };

/** Follows several queries, and tells of what they find once all have answered. */
const listenToAll =
  <Item>(kind: Kind<Item>, sources: readonly Query[]): Listen<Item[]> =>
  (tell, fail) => {
    if (sources.length === 0) tell([]);
    const found = new Map<Query, Item[]>();
    const stops = sources.map((source) =>
      listenToQuery(kind, source)((items) => {
        found.set(source, items);
        if (found.size === sources.length) tell([...found.values()].flat());
      }, fail),
    );
    return () => stops.forEach((stop) => stop());
  };

/** What a grid shows of the records. */
export interface RecordList<Item> {
  live: Live<Item[]> & { retry: () => void };
  /** Undefined while loading. */
  rows: Item[] | undefined;
  hasNext: boolean;
}

/** Follows the records of a page, or those that a search finds. */
export function useRecords<Item extends GuestRecord>(
  kind: Kind<Item>,
  view: RecordPage,
): RecordList<Item> {
  const { search, filters, sort, page, size, after } = view;
  const key = search === '' ? JSON.stringify({ filters, sort, size, after }) : `search ${search}`;
  const live = useLive<Item[]>(
    `${kind.name} ${key}`,
    search === ''
      ? listenToPage(kind, view)
      : (tell, fail) => listenToAll(kind, searchQueries(kind.name, search))(tell, fail),
  );
  const all = live.status === 'success' ? live.data : undefined;
  return useMemo(() => {
    if (search === '' || !all) return { live, rows: all, hasNext: all?.length === size };
    const found = arrange(all, { filters, sort });
    const rows = found.slice(page * size, (page + 1) * size);
    return { live, rows, hasNext: found.length > (page + 1) * size };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `live` is new each time; its parts are listed
  }, [live.status, all, search, filters, sort, page, size]);
}

/** Follows one record that is not on the page; undefined asks for none. */
export const useRecord = <Item extends GuestRecord>(
  kind: Kind<Item>,
  id: string | undefined,
): Live<Item | undefined> =>
  useLive<Item | undefined>(`${kind.name}/${id ?? ''}`, (tell, fail) => {
    if (id === undefined) return () => undefined;
    return listenToDocument(doc(store, kind.name, id), (found) => itemsIn(kind, found)[0])(
      tell,
      fail,
    );
  });
