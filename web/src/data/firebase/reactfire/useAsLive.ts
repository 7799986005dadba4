import {
  type ObservableStatus,
  type ReactFireGlobals,
  type SignInCheckOptionsClaimsObject,
  type SigninCheckResult,
  useFirestoreCollectionData,
  useFirestoreDoc,
  useSigninCheck,
} from 'reactfire';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { atSessionEnd } from '../lifetime.ts';
import type { DocumentReference, DocumentSnapshot, Query } from 'firebase/firestore';
import { toFailure } from '../failure.ts';
import { noteAnswer } from '../live/connection.ts';
import type { Live } from '../live/useLive.ts';

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

/** Renders again when something is forgotten: reactfire looks up its observables during rendering. */
const useKept = (): void => void useSyncExternalStore(subscribe, () => changes);

/* oxlint-disable react-hooks/rules-of-hooks, react/hooks -- `try` skips no hook: reactfire throws after its last one. */
/**
 * reactfire declares a status for an error of its listener, but throws it while rendering, which would replace the
 * page.
 */
export type Status<Found> = Partial<Pick<ObservableStatus<Found>, 'data' | 'error'>>;

const failed = (error: unknown): { error: Error } => ({ error: error as Error });

/** useFirestoreDocData would not tell a document that is missing from one that is not in the cache. */
export function useDocumentStatus(source: DocumentReference): Status<DocumentSnapshot> {
  useKept();
  try {
    return useFirestoreDoc(source);
  } catch (error) {
    return failed(error);
  }
}

export function useListStatus<Item>(source: Query<Item>): Status<Item[]> {
  useKept();
  try {
    return useFirestoreCollectionData(source);
  } catch (error) {
    return failed(error);
  }
}

export function useClaimsStatus(
  requiredClaims: SignInCheckOptionsClaimsObject['requiredClaims'],
): Status<SigninCheckResult> {
  useKept();
  try {
    return useSigninCheck({ requiredClaims });
  } catch (error) {
    return failed(error);
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
): Live<T> & { retry: () => void } {
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
