import { useEventCallback } from '@mui/material/utils';
import { useCallback } from 'react';
import { useLayer } from '../common/useLayer.ts';

const without = (params: URLSearchParams) => params.delete('open');

/** The id of the record that is open beside a grid, stored in the URL. */
export function useOpened() {
  const { params, open: lay, close: take } = useLayer();
  const opened = params.get('open') ?? undefined;
  // One function for all renders, because the grid's columns hold it.
  const open = useEventCallback((id: string | undefined) => {
    if (id) lay((after) => after.set('open', id), opened !== undefined);
    else take(without);
  });
  /** Closes it, unless another one is open by now. */
  const close = useCallback(
    (id: string) => {
      if (new URLSearchParams(window.location.search).get('open') === id) take(without);
    },
    [take],
  );
  return { opened, open, close };
}
