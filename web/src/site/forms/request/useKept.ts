import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { browserKeys } from '../../../browserKeys.ts';
import { tabStorage } from '../../../browserStorage.ts';

const watchers = new Set<() => void>();

const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => void watchers.delete(tell);
};

function parse<T>(schema: z.ZodType<T>, text: string | undefined): T | undefined {
  if (text === undefined) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** A value that is kept under a name for the browser's tab, including reloads, and its setter. */
export function useKept<T>(name: string, schema: z.ZodType<T>) {
  const key = browserKeys.confirmation + name;
  const text = useSyncExternalStore(
    watch,
    () => tabStorage.read(key),
    // The server has no value.
    () => undefined,
  );
  // The schema must be stable.
  const kept = useMemo(() => parse(schema, text), [schema, text]);
  const keep = useCallback(
    (value?: T) => {
      if (value === undefined) tabStorage.remove(key);
      else tabStorage.write(key, JSON.stringify(value));
      for (const tell of watchers) tell();
    },
    [key],
  );
  return [kept, keep] as const;
}
