import { useEffect } from 'react';
import { useObservable } from 'reactfire';
import { BehaviorSubject } from 'rxjs';

/** What a listener knows. No Suspense, and an error is a value, not an exception while rendering. */
export type Live<T> =
  | { status: 'loading' }
  | { status: 'success'; data: T }
  | { status: 'error'; error: Error };

/** Starts a listener and returns the function that ends it. */
export type Listen<T> = (tell: (data: T) => void, fail: (error: Error) => void) => () => void;

interface Channel<T> {
  id: string;
  values: BehaviorSubject<Live<T>>;
  /** Counts one who watches, and returns the function that counts them out again. */
  watch: () => () => void;
  close: () => void;
}

/**
 * reactfire keeps every observable it has seen, and its listeners, for the life of the page. So each
 * listener gets a channel of our own that ends when nobody watches it, or when the session does.
 */
const channels = new Map<string, Channel<unknown>>();
const idleMs = 5000;
let opened = 0;
let closed = false;

function openChannel<T>(key: string, listen: Listen<T>): Channel<T> {
  opened += 1;
  const values = new BehaviorSubject<Live<T>>({ status: 'loading' });
  const end = closed
    ? () => undefined
    : listen(
        (data) => values.next({ status: 'success', data }),
        (error) => values.next({ status: 'error', error }),
      );
  let watchers = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const channel: Channel<T> = {
    id: `${key}#${opened}`,
    values,
    watch: () => {
      watchers += 1;
      clearTimeout(idle);
      return () => {
        watchers -= 1;
        if (watchers === 0) idle = setTimeout(channel.close, idleMs);
      };
    },
    close: () => {
      clearTimeout(idle);
      channels.delete(key);
      end();
      // The last value replaces the data, so that nothing of this session stays in memory.
      values.next({ status: 'loading' });
      values.complete();
    },
  };
  idle = setTimeout(channel.close, idleMs);
  channels.set(key, channel as unknown as Channel<unknown>);
  return channel;
}

const forgetting = new Set<() => void>();

/** What else of a session is kept in memory, and has to be forgotten with it. */
export const atSessionEnd = (forget: () => void) => forgetting.add(forget);

/** Ends every listener. Call it before signing out, so that none of them fails. */
export function closeListeners(): void {
  closed = true;
  for (const forget of forgetting) forget();
  for (const channel of Array.from(channels.values())) channel.close();
}

/** Lets listeners start again, for the next session. */
export function allowListeners(): void {
  if (!closed) return;
  for (const channel of Array.from(channels.values())) channel.close();
  closed = false;
}

/** Follows `listen`. All callers with the same key share one listener. */
export function useLive<T>(key: string, listen: Listen<T>): Live<T> & { retry: () => void } {
  const channel = (channels.get(key) as Channel<T> | undefined) ?? openChannel(key, listen);

  useEffect(() => channel.watch(), [channel]);

  const { data } = useObservable(channel.id, channel.values);
  return { ...(data ?? { status: 'loading' as const }), retry: channel.close };
}
