import { useCallback, useEffect, useId, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addLayer, knowLayer, removeLayer } from './layers.ts';
import type { Layer } from './layers.ts';

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/**
 * Lets Back close what is open over the page (a menu, a dialog) instead of leaving the page. `close` is undefined while
 * it cannot be closed. Where it holds links to other pages, its root wants what this answers as `onClickCapture`: the
 * page is left once the entry of what was open is out of the history.
 */
export function useBackCloses(open: boolean, close: (() => void) | undefined) {
  const id = useId();
  const { key: page } = useLocation();
  const layer = useRef<Layer>({ id, close, page });
  const navigate = useNavigate();
  useEffect(() => {
    Object.assign(layer.current, { close, page });
  }, [close, page]);
  useEffect(() => knowLayer(layer.current), []);

  useEffect(() => {
    const mine = layer.current;
    if (!open) return undefined;
    addLayer(mine);
    return () => void removeLayer(mine);
  }, [open]);

  return useCallback(
    (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.origin !== window.location.origin || !isPlain(event)) return;
      event.preventDefault();
      layer.current.close?.();
      void removeLayer(layer.current).then(() => navigate(link.pathname + link.search + link.hash));
    },
    [navigate],
  );
}
