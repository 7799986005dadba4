import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** The id of what is open beside a grid, which lives in the URL. */
export function useOpened() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const open = useCallback(
    (id: string | undefined) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (id) after.set('open', id);
          else after.delete('open');
          return after;
        },
        { state },
      ),
    [setParams, state],
  );
  /** Closes it, unless another is open by now. */
  const close = useCallback(
    (id: string) => {
      if (new URLSearchParams(window.location.search).get('open') === id) open(undefined);
    },
    [open],
  );
  return { opened: params.get('open') ?? undefined, open, close };
}
