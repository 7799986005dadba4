import { useSyncExternalStore } from 'react';

/** How long answers may come from memory alone before the connection counts as lost. */
const patienceMs = 3000;

const cached = new Set<symbol>();
const watchers = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let lost = false;

function settle(isLost: boolean): void {
  clearTimeout(timer);
  timer = undefined;
  if (lost === isLost) return;
  lost = isLost;
  for (const tell of watchers) tell();
}

/** A listener says whether its last answer came from memory (true), the server (false), or that it has ended. */
export function noteAnswer(listener: symbol, fromCache: boolean | 'ended'): void {
  if (fromCache === true) cached.add(listener);
  else cached.delete(listener);
  if (cached.size === 0) settle(false);
  else timer ??= setTimeout(() => settle(true), patienceMs);
}

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

/** False while the server cannot be heard: what is on screen may be out of date. */
export const useConnected = (): boolean =>
  useSyncExternalStore(subscribe, () => navigator.onLine && !lost);
