import type { ReactFireGlobals } from 'reactfire';
import { useSyncExternalStore } from 'react';
import { atSessionEnd, atSessionStart } from '../lifetime.ts';

/**
 * reactfire keeps each observable by its id for as long as the page is open, with its last value or error, and shows it
 * to the next user, too. It has no function that forgets them, so this changes what it keeps.
 */
const globals = globalThis as unknown as ReactFireGlobals;
const watchers = new Set<() => void>();
let changes = 0;

function forget(isUnwanted: (failed: boolean) => boolean): void {
  const { _reactFirePreloadedObservables: kept } = globals;
  for (const [id, { ourError }] of kept) {
    if (isUnwanted(ourError !== undefined)) kept.delete(id);
  }
  changes += 1;
  for (const notify of watchers) notify();
}

/** The next rendering listens again to what has failed. */
export const forgetFailed = (): void => forget((failed) => failed);

function forgetAll(): void {
  const { _reactFireFirestoreQueryCache: queries } = globals;
  queries.length = 0;
  forget(() => true);
}
atSessionEnd(forgetAll);
// Meanwhile somebody was signed out, which is not true any more.
atSessionStart(forgetAll);

function subscribe(notify: () => void): () => void {
  watchers.add(notify);
  return () => void watchers.delete(notify);
}

/** Renders again when something is forgotten: reactfire looks up its observables during rendering. */
export const useKept = (): void => void useSyncExternalStore(subscribe, () => changes);
