import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { browserKeys } from '../../../browserKeys.ts';
import { tabStorage } from '../../../browserStorage.ts';
import { useStoredTripKey } from '../../trip/storedTripKey.ts';

const watchers = new Set<() => void>();

const watch = (notify: () => void) => {
  watchers.add(notify);
  return () => void watchers.delete(notify);
};

function parse<T>(schema: z.ZodType<T>, text: string | undefined): T | undefined {
  if (text === undefined) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * The confirmation of a request, stored for the tab so that a reload shows it again, and its setter. Once another tab
 * has forgotten the trip, all confirmations of this tab are removed.
 */
export function useStoredConfirmation<T extends { readonly tripKey?: string | undefined }>(
  name: string,
  schema: z.ZodType<T>,
) {
  const key = browserKeys.confirmation + name;
  const text = useSyncExternalStore(
    watch,
    () => tabStorage.read(key),
    // The server has no value.
    () => undefined,
  );
  const tripKey = useStoredTripKey();
  // The schema must be stable.
  const stored = useMemo(() => parse(schema, text), [schema, text]);
  const setValue = useCallback(
    (next?: T) => {
      if (next === undefined) tabStorage.remove(key);
      else tabStorage.write(key, JSON.stringify(next));
      for (const notify of watchers) notify();
    },
    [key],
  );
  const isForgotten = stored?.tripKey !== undefined && tripKey === undefined;
  useEffect(() => {
    if (!isForgotten) return;
    for (const stale of tabStorage.keys(browserKeys.confirmation)) tabStorage.remove(stale);
  }, [isForgotten]);
  return [isForgotten ? undefined : stored, setValue] as const;
}
