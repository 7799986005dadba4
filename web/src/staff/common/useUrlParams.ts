import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SetURLSearchParams } from 'react-router-dom';

/** Each change is rendered before the next event, so a change right after it does not undo it. */
export function useUrlParams() {
  const [params, setParams] = useSearchParams();
  const change: SetURLSearchParams = useCallback(
    (next, options) => setParams(next, { flushSync: true, ...options }),
    [setParams],
  );
  return [params, change] as const;
}
