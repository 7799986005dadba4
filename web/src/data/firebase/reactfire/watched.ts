import {
  collection,
  doc,
  type DocumentSnapshot,
  type FirestoreDataConverter,
  query,
  type QueryConstraint,
} from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import type { Live } from '../live/useLive.ts';
import { useAsLive, useDocumentStatus, useListStatus } from './useAsLive.ts';
import { useConnected } from '../live/connection.ts';
import { type Collection, type Row, toRow } from '../rows.ts';

const always = () => true;

/** Until the session ends; what is opened for a moment is for useLive. A view keeps its path. */
export function useWatchedDocument<T>(
  path: string,
  read: (found: DocumentSnapshot) => T,
  isKnown: (found: DocumentSnapshot) => boolean = always,
): Live<T> & { retry: () => void } {
  const status = useDocumentStatus(doc(useFirestore(), path));
  return useAsLive(status, { isFromCache: ({ metadata }) => metadata.fromCache, isKnown, read });
}

/** A document that is not in the cache may exist on the server. */
export const onceAnswered = (found: DocumentSnapshot): boolean =>
  found.exists() || !found.metadata.fromCache;

interface Entry<Item> {
  row: Row<Item>;
  fromCache: boolean;
}

type Converter<Item> = FirestoreDataConverter<Entry<Item>>;
/** reactfire takes two queries for the same only if their converters are. */
const converters = new WeakMap<object, unknown>();

function converterOf<Item>(source: Collection<Item>): Converter<Item> {
  const known = converters.get(source) as Converter<Item> | undefined;
  if (known) return known;
  const converter: Converter<Item> = {
    fromFirestore: (found) => ({ row: toRow(source, found), fromCache: found.metadata.fromCache }),
    toFirestore: () => {
      throw new TypeError('Lists are only read');
    },
  };
  converters.set(source, converter);
  return converter;
}

/** All entries come from the same place; an empty list does not say from which. */
const isFromCache = (found: readonly Entry<unknown>[]): boolean | undefined => found[0]?.fromCache;

const rowsOf = <Item>(found: readonly Entry<Item>[]): Row<Item>[] => found.map(({ row }) => row);

/** Until the session ends. A list in pages, and one that is opened for a moment, is for useLive. */
export function useWatchedList<Item>(
  source: Collection<Item>,
  ...which: QueryConstraint[]
): Live<Row<Item>[]> & { retry: () => void } {
  const all = collection(useFirestore(), source.name);
  const wanted = query(all, ...which).withConverter(converterOf(source));
  const status = useListStatus(wanted);
  const isConnected = useConnected();
  const isKnown = (found: readonly Entry<Item>[]) => !isConnected || !isFromCache(found);
  return useAsLive(status, { isFromCache, isKnown, read: rowsOf });
}
