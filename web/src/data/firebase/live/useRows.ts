import { collection, type CollectionReference, type Query } from 'firebase/firestore';
import type { Collection, Row } from '../rows.ts';
import { store } from '../store.ts';
import { type Compare, listenToQuery, listenToWhole } from './listen.ts';
import { useLive, type Watched } from './useLive.ts';

type QueryOf = (all: CollectionReference) => Query;

/** Without a query it follows nothing. `compare` is for an order in which a query would leave out invalid records. */
export const useRows = <Item>(
  key: string,
  source: Collection<Item>,
  queryOf: QueryOf | undefined,
  compare?: Compare<Item>,
): Watched<Row<Item>[]> =>
  useLive(
    key,
    queryOf && listenToQuery(source, () => queryOf(collection(store, source.name)), compare),
  );

/** The same, but no partial results from the cache: a day whose booking is missing would look free. */
export const useWholeRows = <Item>(
  key: string,
  source: Collection<Item>,
  queryOf: QueryOf | undefined,
): Watched<Row<Item>[]> =>
  useLive(key, queryOf && listenToWhole(source, () => queryOf(collection(store, source.name))));
