import { useEventCallback } from '@mui/material/utils';
import { useEffect } from 'react';
import type { Collection } from '../../data/firebase/rows.ts';
import type { GuestRecord } from '../../data/records/guestRecord.ts';
import { readLongestWaiting } from '../../data/records/readLongestWaiting.ts';
import { useUrlParams } from '../common/useUrlParams.ts';

/** Whether the link to a list, by `?answer`, opens what waits longest for an answer. */
export function useAnswering() {
  const [params, setParams] = useUrlParams();
  /** Opens it, unless the user has opened something else in the meantime. */
  const settle = useEventCallback((id: string | undefined) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('answer');
        if (id !== undefined && !after.has('open')) after.set('open', id);
        return after;
      },
      // Comes from an effect.
      { replace: true, flushSync: false },
    ),
  );
  return { isAsked: params.has('answer'), settle };
}

/** Opens the request that waits longest, which may be on a later page of the list. */
export function useLongestWaiting<Item extends GuestRecord>(collection: Collection<Item>): void {
  const { isAsked, settle } = useAnswering();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isWanted = true;
    const open = (id?: string) => {
      if (isWanted) settle(id);
    };
    // The list itself reports a failure.
    readLongestWaiting(collection).then(open, () => open());
    return () => {
      isWanted = false;
    };
  }, [isAsked, settle, collection]);
}
