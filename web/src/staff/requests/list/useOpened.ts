import { useEventCallback } from '@mui/material/utils';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLayer } from '../../common/useLayer.ts';

const without = (params: URLSearchParams) => params.delete('open');

export type Opening = ReturnType<typeof useOpened>;

/** Its functions are the same for all renders. */
export function useOpened() {
  const { params, open: openLayer, close: closeLayer } = useLayer();
  const opened = params.get('open') ?? undefined;
  /** For what happens after an answer of the server; undefined once the page is left. */
  const now = useRef<string>(undefined);
  useLayoutEffect(() => {
    now.current = opened;
    return () => {
      now.current = undefined;
    };
  }, [opened]);
  const isOpen = useCallback((id: string) => id === now.current, []);
  const open = useEventCallback((id: string | undefined) => {
    if (id) openLayer((after) => after.set('open', id), opened !== undefined);
    else closeLayer(without);
  });
  const close = useCallback(
    (id: string) => {
      if (isOpen(id)) closeLayer(without);
    },
    [isOpen, closeLayer],
  );
  return { opened, isOpen, open, close };
}
