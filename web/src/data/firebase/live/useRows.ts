import { collection, query, type QueryConstraint } from 'firebase/firestore';
import type { Collection, Row } from '../rows.ts';
import { store } from '../store.ts';
import { type Compare, listenToQuery, listenToWhole } from './listen.ts';
import { useLive, type Watched } from './useLive.ts';

const queryOf =
  <Item>(source: Collection<Item>, constraints: readonly QueryConstraint[]) =>
  () =>
    query(collection(store, source.name), ...constraints);

/** Without constraints it follows nothing. `compare` orders what the query's own order would leave out if invalid. */
export const useRows = <Item>(
  key: string,
  source: Collection<Item>,
  constraints: readonly QueryConstraint[] | undefined,
  compare?: Compare<Item>,
): Watched<Row<Item>[]> =>
  useLive(key, constraints && listenToQuery(source, queryOf(source, constraints), compare));

/** The same, but no partial results from the cache, without which a day would look free. */
export const useWholeRows = <Item>(
  key: string,
  source: Collection<Item>,
  constraints: readonly QueryConstraint[] | undefined,
): Watched<Row<Item>[]> =>
  useLive(key, constraints && listenToWhole(source, queryOf(source, constraints)));
