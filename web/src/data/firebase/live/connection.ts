import { useSyncExternalStore } from 'react';

const timeoutMs = 3000;

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

export function noteAnswer(listener: symbol, fromCache: boolean | 'ended'): void {
  if (fromCache === true) cached.add(listener);
  else cached.delete(listener);
  if (fromCache === false && cached.size === 0) lastSynced = Date.now();
  if (cached.size === 0) settle(false);
  else timer ??= setTimeout(() => settle(true), timeoutMs);
}

export function noteBeat(answered: boolean): void {
  if (answered && cached.size === 0) lastSynced = Date.now();
  set(() => (silent = !answered));
}

export const isSilent = (): boolean => silent;

/** In milliseconds. */
export const lastSyncedAt = (): number => lastSynced;

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

export const useConnected = (): boolean => useSyncExternalStore(subscribe, isReachable);

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
