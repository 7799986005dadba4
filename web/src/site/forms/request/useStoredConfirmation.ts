import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { browserKeys } from '../../../browserKeys.ts';
import { tabStorage } from '../../../browserStorage.ts';
import { onForgottenElsewhere } from './storedTrip.ts';

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

/** Another tab has forgotten a trip: a confirmation of this one may be of the same guest, under another key. */
function removeAll(): void {
  const { confirmation, trip } = browserKeys;
  for (const key of [...tabStorage.keys(confirmation), trip]) tabStorage.remove(key);
  for (const notify of watchers) notify();
}

/** Stored for the tab, so that a reload shows it again. */
export function useStoredConfirmation<T>(name: string, schema: z.ZodType<T>) {
  const key = browserKeys.confirmation + name;
  const text = useSyncExternalStore(
    watch,
    () => tabStorage.read(key),
    // The server has no value.
    () => undefined,
  );
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
  const isShown = stored !== undefined;
  useEffect(() => (isShown ? onForgottenElsewhere(removeAll) : undefined), [isShown]);
  return [stored, setValue] as const;
}
