import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SetURLSearchParams } from 'react-router-dom';

/**
 * The query of the URL, and how to change it. A change is drawn before the next click or key is heard: a change that
 * comes at once after it begins with it, and does not undo it.
 */
export function useUrlParams() {
  const [params, setParams] = useSearchParams();
  const change: SetURLSearchParams = useCallback(
    (next, options) => setParams(next, { flushSync: true, ...options }),
    [setParams],
  );
  return [params, change] as const;
}
