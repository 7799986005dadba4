import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SetURLSearchParams } from 'react-router-dom';

/**
 * The query of the URL, and a setter. Each change is rendered before the next click or key event, so a change right
 * after it starts from it and does not undo it.
 */
export function useUrlParams() {
  const [params, setParams] = useSearchParams();
  const change: SetURLSearchParams = useCallback(
    (next, options) => setParams(next, { flushSync: true, ...options }),
    [setParams],
  );
  return [params, change] as const;
}
