import { useSyncExternalStore } from 'react';

export function signal<Value>(start: Value) {
  let now = start;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => now;
  return {
    set: (value: Value) => {
      now = value;
      for (const listener of listeners) listener();
    },
    get,
    subscribe,
    use: () => useSyncExternalStore(subscribe, get, () => start),
  };
}
