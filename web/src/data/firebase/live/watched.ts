import {
  collection,
  doc,
  type DocumentSnapshot,
  type FirestoreDataConverter,
  query,
  type QueryConstraint,
} from 'firebase/firestore';
import {
  useFirestore,
  type ObservableStatus,
  type ReactFireGlobals,
  type SignInCheckOptionsClaimsObject,
  type SigninCheckResult,
  useFirestoreCollectionData,
  useFirestoreDoc,
  useSigninCheck,
} from 'reactfire';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Live, Watched } from './useLive.ts';
import { useConnected, noteAnswer } from './connection.ts';
import { type Collection, type Row, toRow } from '../rows.ts';
import { atSessionEnd } from '../lifetime.ts';
import { toFailure } from '../failure.ts';

/* oxlint-disable react/hooks -- `useStatus` gets a hook, always the same one. */

const always = () => true;

export type Status<Found> = Partial<Pick<ObservableStatus<Found>, 'data' | 'error'>>;

/** Until the session ends; what is opened for a moment is for useLive. A view keeps its path. */
export function useWatchedDocument<T>(
  path: string,
  read: (found: DocumentSnapshot) => T,
  isKnown: (found: DocumentSnapshot) => boolean = always,
): Watched<T> {
  // useFirestoreDocData would not tell a document that is missing from one that is not in the cache.
  const status = useStatus(useFirestoreDoc, doc(useFirestore(), path));
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
): Watched<Row<Item>[]> {
  const all = collection(useFirestore(), source.name);
  const wanted = query(all, ...which).withConverter(converterOf(source));
  const status = useStatus(useFirestoreCollectionData<Entry<Item>>, wanted);
  const isConnected = useConnected();
  const isKnown = (found: readonly Entry<Item>[]) => !isConnected || !isFromCache(found);
  return useAsLive(status, { isFromCache, isKnown, read: rowsOf });
}

export const useClaimsStatus = (
  requiredClaims: SignInCheckOptionsClaimsObject['requiredClaims'],
): Status<SigninCheckResult> => useStatus(useSigninCheck, { requiredClaims });

/**
 * reactfire keeps each observable by its id for as long as the page is open, with its last value or error, and shows it
 * to the next user, too. It cannot forget them, so this changes what it keeps. Those of Auth stay: they follow whoever
 * is signed in.
 */
const globals = globalThis as unknown as ReactFireGlobals;
const watchers = new Set<() => void>();
let changes = 0;

function forget(isUnwanted: (id: string, failed: boolean) => boolean): void {
  const { _reactFirePreloadedObservables: kept } = globals;
  for (const [id, { ourError }] of kept) {
    if (isUnwanted(id, ourError !== undefined)) kept.delete(id);
  }
  changes += 1;
  for (const notify of watchers) notify();
}

export const forgetFailed = (): void => forget((_, failed) => failed);

atSessionEnd(() => {
  const { _reactFireFirestoreQueryCache: queries } = globals;
  queries.length = 0;
  forget((id) => id.startsWith('firestore:'));
});

function subscribe(notify: () => void): () => void {
  watchers.add(notify);
  return () => void watchers.delete(notify);
}

/**
 * reactfire declares a status for an error of its listener, but throws it while rendering, which would replace the
 * page. Renders again when something is forgotten: reactfire looks up its observables during rendering.
 */
function useStatus<Source, Found>(
  useFound: (source: Source) => Status<Found>,
  source: Source,
): Status<Found> {
  useSyncExternalStore(subscribe, () => changes);
  try {
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- `try` skips no hook: reactfire throws after its last one
    return useFound(source);
  } catch (error) {
    return { error: error as Error };
  }
}

interface Reading<Found, T> {
  isFromCache: (found: Found) => boolean | undefined;
  isKnown: (found: Found) => boolean;
  read: (found: Found) => T;
}

const loading = { status: 'loading' } as const;

function reading<T>(read: () => T): Live<T> {
  try {
    return { status: 'success', data: read() };
  } catch (error) {
    return { status: 'error', error: toFailure(error) };
  }
}

export function useAsLive<Found, T>(
  { data, error }: Status<Found>,
  { isFromCache, isKnown, read }: Reading<Found, T>,
): Watched<T> {
  useNoted(error ? undefined : data, isFromCache);
  useRetryOnReturn(error !== undefined);
  const [known, setKnown] = useState<Found>();
  const latest = data !== undefined && isKnown(data) ? data : known;
  const found = error ? undefined : latest;
  if (found !== known) setKnown(() => found);
  const live = useMemo<Live<T>>(() => {
    if (error) return { status: 'error', error: toFailure(error) };
    return found === undefined ? loading : reading(() => read(found));
    // All callers read the same document in the same way.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [error, found]);
  return { ...live, retry: forgetFailed };
}

/** An answer that was known before says nothing about the server now. */
function useNoted<Found>(
  found: Found | undefined,
  isFromCache: Reading<Found, unknown>['isFromCache'],
): void {
  const [listener] = useState(() => Symbol('listener'));
  const [before] = useState(() => found);
  useEffect(() => {
    const cached = found === undefined ? undefined : isFromCache(found);
    if (cached === undefined) noteAnswer(listener, 'ended');
    else if (cached || found !== before) noteAnswer(listener, cached);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [listener, found, before]);
  useEffect(() => () => noteAnswer(listener, 'ended'), [listener]);
}

function useRetryOnReturn(failed: boolean): void {
  const hasFailed = useRef(failed);
  useEffect(() => {
    hasFailed.current = failed;
  }, [failed]);
  useEffect(
    () => () => {
      if (hasFailed.current) forgetFailed();
    },
    [],
  );
}
