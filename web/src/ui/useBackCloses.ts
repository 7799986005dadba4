import { useCallback, useEffect, useId, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addLayer, registerLayer, raiseLayers, removeLayer } from './layers.ts';
import type { Layer } from './layers.ts';

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/**
 * Makes Back close a layer over the page (a menu, a dialog) instead of leaving the page. `close` is undefined while it
 * cannot be closed. A layer with links to other pages must use the returned handler as `onClickCapture` of its root:
 * the page changes after the layer's entry is removed from the history.
 */
export function useBackCloses(open: boolean, close: (() => void) | undefined) {
  const id = useId();
  const { key: page } = useLocation();
  const layer = useRef<Layer>({ id, close, page });
  const navigate = useNavigate();
  useEffect(() => {
    Object.assign(layer.current, { close, page });
  }, [close, page]);
  useEffect(() => registerLayer(layer.current), []);

  useEffect(() => {
    const mine = layer.current;
    if (!open) return undefined;
    addLayer(mine);
    return () => void removeLayer(mine);
  }, [open]);
  useEffect(() => {
    if (open) raiseLayers(page);
  }, [open, page]);

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
