import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { browserKeys } from '../../../browserKeys.ts';

/** Where there is no storage it lasts as long as the page. */
const inMemory = new Map<string, string>();
const watchers = new Set<() => void>();

function read(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? inMemory.get(key);
  } catch {
    return inMemory.get(key);
  }
}

function write(key: string, text: string | undefined): void {
  if (text === undefined) inMemory.delete(key);
  else inMemory.set(key, text);
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Private windows may refuse; the page's memory has it.
  }
  for (const tell of watchers) tell();
}

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
    () => read(key),
    // The server knows nothing of it.
    () => undefined,
  );
  // A schema is made once.
  const kept = useMemo(() => parse(schema, text), [schema, text]);
  const keep = useCallback(
    (value?: T) => write(key, value === undefined ? undefined : JSON.stringify(value)),
    [key],
  );
  return [kept, keep] as const;
}
