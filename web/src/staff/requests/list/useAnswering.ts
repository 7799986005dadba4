import { useEventCallback } from '@mui/material/utils';
import { useEffect } from 'react';
import { readLongestWaiting } from '../../../data/requests/view.ts';
import { useUrlParams } from '../../common/useUrlParams.ts';

/** By `?answer`, the link to a list opens what waits longest for an answer. */
export function useAnswering() {
  const [params, setParams] = useUrlParams();
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

/** It may be on a later page of the list. */
export function useLongestWaiting(collection: string): void {
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
