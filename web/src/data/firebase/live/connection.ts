import { useSyncExternalStore } from 'react';

/** How long answers may come from the cache alone before the connection counts as lost. */
const patienceMs = 3000;

const cached = new Set<symbol>();
const watchers = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Listeners answer from the cache alone. */
let lost = false;
/** The server does not answer the heartbeat. */
let silent = false;
let lastSynced = Date.now();

function set(change: () => void): void {
  const before = isReachable();
  change();
  if (isReachable() === before) return;
  for (const notify of watchers) notify();
}

function settle(isLost: boolean): void {
  clearTimeout(timer);
  timer = undefined;
  set(() => (lost = isLost));
}

/**
 * A listener reports whether its last answer came from the cache (true) or the server (false), or that it has ended.
 */
export function noteAnswer(listener: symbol, fromCache: boolean | 'ended'): void {
  if (fromCache === true) cached.add(listener);
  else cached.delete(listener);
  if (fromCache === false && cached.size === 0) lastSynced = Date.now();
  if (cached.size === 0) settle(false);
  else timer ??= setTimeout(() => settle(true), patienceMs);
}

/** The heartbeat reports whether the server answers. */
export function noteBeat(answered: boolean): void {
  if (answered && cached.size === 0) lastSynced = Date.now();
  set(() => (silent = !answered));
}

/** Whether the last heartbeat got no answer. */
export const isSilent = (): boolean => silent;

/** When the data on screen last matched the server, in milliseconds. */
export const lastSyncedAt = (): number => lastSynced;

/** False while the server is unreachable: the data on screen may be out of date. */
export const isReachable = (): boolean => navigator.onLine && !lost && !silent;

function subscribe(notify: () => void): () => void {
  watchers.add(notify);
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    watchers.delete(notify);
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Like isReachable, but re-renders when the value changes. */
export const useConnected = (): boolean => useSyncExternalStore(subscribe, isReachable);

/** Resolves when the server is reachable; at once if it already is. */
export function whenReachable(): Promise<void> {
  if (isReachable()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (!isReachable()) return;
      stop();
      resolve();
    });
  });
}
