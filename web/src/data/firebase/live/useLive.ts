import { useCallback, useSyncExternalStore } from 'react';
import type { Failure } from '../failure.ts';
import { atSessionEnd, atSessionStart, sessionSignal } from '../lifetime.ts';

const paceMs = 250;

const pending = new Map<object, () => void>();
const ranAtMs = new WeakMap<object, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

function run(source: object, change: () => void): void {
  ranAtMs.set(source, performance.now());
  change();
}

function runAll(): void {
  timer = undefined;
  const all = [...pending];
  pending.clear();
  for (const [source, change] of all) run(source, change);
}

/**
 * At once, or a moment later if its source has just changed: then with the pending changes of all sources, so that they
 * are rendered once. Of several changes of a source only the last one runs.
 */
function pace(source: object, change: () => void): void {
  const sinceMs = performance.now() - (ranAtMs.get(source) ?? -Infinity);
  if (sinceMs >= paceMs && !pending.has(source)) {
    run(source, change);
    return;
  }
  pending.set(source, change);
  timer ??= setTimeout(runAll, paceMs);
}

/**
 * reactfire (`watched.ts`) starts listeners during rendering, by a fixed query, and keeps them and their errors until
 * the session ends. These start when a view is on screen and end after it, so they are for pages of a list and their
 * cursors, for what is opened for a moment, and for what merges several queries or is no query.
 */
export type Live<T> =
  | { status: 'loading' }
  | { status: 'success'; data: T }
  | { status: 'error'; error: Failure };

export type Watched<T> = Live<T> & { retry: () => void };

export type Listen<T> = (notify: (data: T) => void, fail: (error: Failure) => void) => () => void;

const loading = { status: 'loading' } as const;

const idleMs = 5000;

class Channel<T> {
  readonly #listen: Listen<T>;
  readonly #leave: () => void;
  readonly #watchers = new Set<() => void>();
  #idle: ReturnType<typeof setTimeout> | undefined;
  #end: (() => void) | undefined;
  value: Live<T> = loading;

  constructor(listen: Listen<T>, leave: () => void) {
    this.#listen = listen;
    this.#leave = leave;
  }

  watch(watcher: () => void): () => void {
    clearTimeout(this.#idle);
    const isFirst = this.#watchers.size === 0;
    this.#watchers.add(watcher);
    // A view that comes back tries again: its listener may have failed while a role was missing.
    if (isFirst && this.value.status === 'error') this.stop();
    this.start();
    return () => {
      this.#watchers.delete(watcher);
      if (this.#watchers.size === 0) this.#idle = setTimeout(() => this.#close(), idleMs);
    };
  }

  start(): void {
    if (this.#end || sessionSignal().aborted) return;
    let isStopped = false;
    const put = (value: Live<T>) => {
      const change = () => {
        if (!isStopped) this.#put(value);
      };
      if (this.value.status === 'loading') change();
      else pace(this, change);
    };
    const end = this.#listen(
      (data) => put({ status: 'success', data }),
      (error) => put({ status: 'error', error }),
    );
    this.#end = () => {
      isStopped = true;
      end();
    };
  }

  stop(): void {
    this.#end?.();
    this.#end = undefined;
    this.#put(loading);
    if (this.#watchers.size === 0) this.#close();
  }

  #close(): void {
    clearTimeout(this.#idle);
    this.#end?.();
    this.#end = undefined;
    this.#leave();
  }

  #put(value: Live<T>): void {
    this.value = value;
    for (const notify of this.#watchers) notify();
  }
}

const channels = new Map<string, Channel<unknown>>();
atSessionEnd(() => {
  for (const channel of Array.from(channels.values())) channel.stop();
});
atSessionStart(() => {
  for (const channel of channels.values()) channel.start();
});

function channelOf<T>(key: string, listen: Listen<T>): Channel<T> {
  const known = channels.get(key) as Channel<T> | undefined;
  if (known) return known;
  const channel = new Channel(listen, () => channels.delete(key));
  channels.set(key, channel);
  return channel;
}

/** All callers with the same key share one listener; rendering alone starts none. Without `listen` it stays loading. */
export function useLive<T>(key: string, listen: Listen<T> | undefined): Watched<T> {
  const isIdle = listen === undefined;
  const watch = useCallback(
    (watcher: () => void) => (listen ? channelOf(key, listen).watch(watcher) : () => undefined),
    // The key identifies `listen`.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [key, isIdle],
  );
  const known = () => (channels.get(key) as Channel<T> | undefined)?.value ?? loading;
  const live = useSyncExternalStore(watch, isIdle ? () => loading : known, () => loading);
  const retry = useCallback(() => {
    const channel = channels.get(key);
    channel?.stop();
    channel?.start();
  }, [key]);
  return { ...live, retry };
}
