import { useEffect, useMemo, useRef, useState } from 'react';
import { toFailure } from '../failure.ts';
import { noteAnswer } from '../live/connection.ts';
import type { Live } from '../live/useLive.ts';
import { forgetFailed } from './kept.ts';
import type { Status } from './statuses.ts';

interface Reading<Found, T> {
  /** Undefined if it does not say. */
  isFromCache: (found: Found) => boolean | undefined;
  /** Until this is true, the state is 'loading', or what was known before. */
  isKnown: (found: Found) => boolean;
  read: (found: Found) => T;
}

const loading = { status: 'loading' } as const;

function reading<T>(read: () => T): Live<T> {
  try {
    return { status: 'success', data: read() };
  } catch (error) {
    return { status: 'error', error: toFailure(error) };
  }
}

/** A status of reactfire as the state of a listener that pages know. */
export function useAsLive<Found, T>(
  { data, error }: Status<Found>,
  { isFromCache, isKnown, read }: Reading<Found, T>,
): Live<T> & { retry: () => void } {
  useNoted(error ? undefined : data, isFromCache);
  useRetryOnReturn(error !== undefined);
  const [known, setKnown] = useState<Found>();
  const latest = data !== undefined && isKnown(data) ? data : known;
  const found = error ? undefined : latest;
  if (found !== known) setKnown(() => found);
  const live = useMemo<Live<T>>(() => {
    if (error) return { status: 'error', error: toFailure(error) };
    return found === undefined ? loading : reading(() => read(found));
    // All callers read the same document in the same way.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [error, found]);
  return { ...live, retry: forgetFailed };
}

/** Reports whether the answers come from the cache. One that was known before says nothing about the server now. */
function useNoted<Found>(
  found: Found | undefined,
  isFromCache: Reading<Found, unknown>['isFromCache'],
): void {
  const [listener] = useState(() => Symbol('listener'));
  const [before] = useState(() => found);
  useEffect(() => {
    const cached = found === undefined ? undefined : isFromCache(found);
    if (cached === undefined) noteAnswer(listener, 'ended');
    else if (cached || found !== before) noteAnswer(listener, cached);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [listener, found, before]);
  useEffect(() => () => noteAnswer(listener, 'ended'), [listener]);
}

/** A view that comes back tries again: its listener may have failed while a role was missing. */
function useRetryOnReturn(failed: boolean): void {
  const hasFailed = useRef(failed);
  useEffect(() => {
    hasFailed.current = failed;
  }, [failed]);
  useEffect(
    () => () => {
      if (hasFailed.current) forgetFailed();
    },
    [],
  );
}
