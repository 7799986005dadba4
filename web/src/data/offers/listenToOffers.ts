import { collection, limit, query } from 'firebase/firestore';
import type { Collection, Row } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';
import { listenToQuery } from '../firebase/live/listen.ts';
import type { Listen } from '../firebase/live/useLive.ts';

/** Staff see more than the public list shows; the catalogue of one company is far smaller than this limit. */
const listedAtMost = 1000;

/** Newest first. Sorted here, because a Firestore order would leave out invalid records without a time. */
export const listenToOffers =
  <Item extends { createdAt?: Date | undefined }>(source: Collection<Item>): Listen<Row<Item>[]> =>
  (onData, fail) =>
    listenToQuery(source, query(collection(store, source.name), limit(listedAtMost)))(
      (rows) => onData(rows.toSorted((a, b) => timeOf(b) - timeOf(a))),
      fail,
    );

const timeOf = ({ createdAt }: { createdAt?: Date | undefined }): number =>
  createdAt?.getTime() ?? 0;
