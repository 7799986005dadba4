import { doc, getDoc, getDocFromCache } from 'firebase/firestore';
import { itemsIn, listenToDocument, listenToQuery } from '../listen.ts';
import type { Kind } from '../listen.ts';
import { useLive } from '../live.ts';
import type { Listen, Live } from '../live.ts';
import { store } from '../store.ts';
import type { GuestRecord } from './kinds.ts';
import { pageQuery } from './view.ts';
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

/** What a grid shows of the records. */
export interface RecordList<Item> {
  live: Live<Item[]> & { retry: () => void };
  /** Undefined while loading. */
  rows: Item[] | undefined;
  hasNext: boolean;
}

/** Follows the records of a page. */
export function useRecords<Item extends GuestRecord>(
  kind: Kind<Item>,
  view: RecordPage,
): RecordList<Item> {
  const { search, filters, sort, size, after } = view;
  const key = JSON.stringify({ search, filters, sort, size, after });
  const live = useLive<Item[]>(`${kind.name} ${key}`, listenToPage(kind, view));
  const rows = live.status === 'success' ? live.data : undefined;
  return { live, rows, hasNext: rows?.length === size };
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
