import type { ReactFireGlobals } from 'reactfire';
import { useSyncExternalStore } from 'react';
import { atSessionEnd } from '../lifetime.ts';

/**
 * reactfire keeps each observable by its id for as long as the page is open, with its last value or error, and shows it
 * to the next user, too. It has no function that forgets them, so this changes what it keeps. Those of Auth stay: they
 * follow whoever is signed in.
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

/** The next rendering listens again to what has failed. */
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
export const useKept = (): void => void useSyncExternalStore(subscribe, () => changes);
