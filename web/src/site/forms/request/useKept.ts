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

/** What is kept under a name for the browser's tab, reloads included, and how to keep another or none. */
export function useKept<T>(name: string, schema: z.ZodType<T>) {
  const key = browserKeys.kept + name;
  const text = useSyncExternalStore(
    watch,
    () => tabStorage.read(key),
    // The server knows nothing of it.
    () => undefined,
  );
  // A schema is made once.
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
