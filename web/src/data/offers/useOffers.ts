import type { Tour, Villa } from '@selasar/domain/offers';
import { collection, limit, query } from 'firebase/firestore';
import { listenToQuery } from '../firebase/live/listen.ts';
import { type Listen, useLive } from '../firebase/live/useLive.ts';
import type { Collection, Row } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';
import { offerCollections } from './collections.ts';

/** Staff see more than the public list shows; the catalogue of one company is far smaller than this limit. */
const listedAtMost = 1000;

const timeOf = ({ createdAt }: { createdAt?: Date | undefined }): number =>
  createdAt?.getTime() ?? 0;

/** Sorted here, because a Firestore order would leave out invalid records without a time. */
const listenTo =
  <Item extends { createdAt?: Date | undefined }>(source: Collection<Item>): Listen<Row<Item>[]> =>
  (onData, fail) =>
    listenToQuery(source, query(collection(store, source.name), limit(listedAtMost)))(
      (rows) => onData(rows.toSorted((a, b) => timeOf(b) - timeOf(a))),
      fail,
    );

export const useTours = () => useLive<Row<Tour>[]>('tours', listenTo(offerCollections.tours));
export const useVillas = () => useLive<Row<Villa>[]>('villas', listenTo(offerCollections.villas));
