import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { browserKeys } from '../../../browserKeys.ts';
import { tabStorage } from '../../../browserStorage.ts';
import { onForgottenElsewhere } from '../../trip/forgottenTrips.ts';
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
 * has forgotten the trip, its confirmations are removed, and all of this tab if the browser has no other trip.
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
  const shownKey = stored?.tripKey;
  useEffect(() => {
    if (shownKey === undefined) return undefined;
    return onForgottenElsewhere((forgotten) => {
      if (forgotten === shownKey) setValue();
    });
  }, [shownKey, setValue]);
  const isForgotten = shownKey !== undefined && tripKey === undefined;
  useEffect(() => {
    if (!isForgotten) return;
    for (const stale of tabStorage.keys(browserKeys.confirmation)) tabStorage.remove(stale);
  }, [isForgotten]);
  return [isForgotten ? undefined : stored, setValue] as const;
}
