import { useSyncExternalStore } from 'react';

/** How long answers may come from memory alone before the connection counts as lost. */
const patienceMs = 3000;

const cached = new Set<symbol>();
const watchers = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Listeners answer from memory alone. */
let lost = false;
/** The server does not answer the heartbeat. */
let silent = false;
let heard = Date.now();

function set(change: () => void): void {
  const before = isReachable();
  change();
  if (isReachable() === before) return;
  for (const tell of watchers) tell();
}

function settle(isLost: boolean): void {
  clearTimeout(timer);
  timer = undefined;
  set(() => (lost = isLost));
}

/** A listener says whether its last answer came from memory (true), the server (false), or that it has ended. */
export function noteAnswer(listener: symbol, fromCache: boolean | 'ended'): void {
  if (fromCache === true) cached.add(listener);
  else cached.delete(listener);
  if (fromCache === false && cached.size === 0) heard = Date.now();
  if (cached.size === 0) settle(false);
  else timer ??= setTimeout(() => settle(true), patienceMs);
}

/** The heartbeat says whether the server answers. */
export function noteBeat(answered: boolean): void {
  if (answered && cached.size === 0) heard = Date.now();
  set(() => (silent = !answered));
}

/** Whether the heartbeat has found nobody. */
export const isSilent = (): boolean => silent;

/** When what is on screen was last known to be what the server has, in milliseconds. */
export const heardAt = (): number => heard;

/** False while the server cannot be heard: what is on screen may be out of date. */
export const isReachable = (): boolean => navigator.onLine && !lost && !silent;

function subscribe(tell: () => void): () => void {
  watchers.add(tell);
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    watchers.delete(tell);
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** As isReachable, and told when that changes. */
export const useConnected = (): boolean => useSyncExternalStore(subscribe, isReachable);

/** Waits until the server can be heard again; not at all if it can be. */
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
