import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUrlParams } from './useUrlParams.ts';

/** The state of an entry of the history that something was opened with, over what the entry before shows. */
interface LayerState {
  isLayer?: boolean;
}

type Edit = (params: URLSearchParams) => void;
type SetParams = (edit: Edit, how: { replace: boolean; state: LayerState }) => void;

/** How long the browser may take to go back. */
const underWayMs = 500;

/**
 * A sheet or form over a page, whose URL says what is open. Opening it is a step in the history; closing it takes that
 * step back, so that the history does not grow and the way back does not open it again.
 */
export function useLayer() {
  const [params, setParams] = useUrlParams();
  const location = useLocation();
  const navigate = useNavigate();
  const { isLayer = false } = (location.state ?? {}) as LayerState;
  const { key } = location;
  /** Where the person is now, for what is closed after an answer of the server; undefined once the page is left. */
  const now = useRef<{ isLayer: boolean; key: string; set: SetParams }>(undefined);
  const left = useRef({ key: '', atMs: 0 });

  const set: SetParams = useCallback(
    (edit, how) =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        edit(after);
        return after;
      }, how),
    [setParams],
  );
  useLayoutEffect(() => {
    now.current = { isLayer, key, set };
    return () => {
      now.current = undefined;
    };
  }, [isLayer, key, set]);

  /** Opens something, or something else instead of what is open. */
  const open = useCallback(
    (edit: Edit, isOpen: boolean) =>
      set(edit, { replace: isOpen, state: { isLayer: isOpen ? isLayer : true } }),
    [set, isLayer],
  );

  const close = useCallback(
    (edit: Edit) => {
      if (!now.current) return;
      const { isLayer, key, set } = now.current;
      // Who came by a link has nothing beneath.
      if (!isLayer) {
        set(edit, { replace: true, state: {} });
        return;
      }
      if (key === left.current.key && Date.now() - left.current.atMs < underWayMs) return;
      left.current = { key, atMs: Date.now() };
      void navigate(-1);
    },
    [navigate],
  );

  return { params, open, close };
}
