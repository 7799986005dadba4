import { useCallback, useLayoutEffect, useRef } from 'react';
import {
  type SetURLSearchParams,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';

/** Each change is rendered before the next event, so a change right after it does not undo it. */
export function useUrlParams() {
  const [params, setParams] = useSearchParams();
  const change: SetURLSearchParams = useCallback(
    (next, options) => setParams(next, { flushSync: true, ...options }),
    [setParams],
  );
  return [params, change] as const;
}

type Edit = (params: URLSearchParams) => void;

/** The params after `edit`, without a change of those before. */
export const edited =
  (edit: Edit) =>
  (before: URLSearchParams): URLSearchParams => {
    const after = new URLSearchParams(before);
    edit(after);
    return after;
  };

/** The state of a history entry that opened a layer over the previous entry. */
interface LayerState {
  isLayer?: boolean;
}

type SetParams = (edit: Edit, how: { replace: boolean; state: LayerState }) => void;

/** How long the browser may take to go back. */
const underWayMs = 500;

/** Closing goes back in the history, so that it does not grow and the back button does not reopen the layer. */
export function useLayer() {
  const [params, setParams] = useUrlParams();
  const location = useLocation();
  const navigate = useNavigate();
  const { isLayer = false } = (location.state ?? {}) as LayerState;
  const { key } = location;
  /** The current page, for layers that close after a server answer; undefined once the page is left. */
  const now = useRef<{ isLayer: boolean; key: string; set: SetParams }>(undefined);
  const left = useRef({ key: '', atMs: 0 });

  const set: SetParams = useCallback((edit, how) => setParams(edited(edit), how), [setParams]);
  useLayoutEffect(() => {
    now.current = { isLayer, key, set };
    return () => {
      now.current = undefined;
    };
  }, [isLayer, key, set]);

  const open = useCallback(
    (edit: Edit, isOpen: boolean) =>
      set(edit, { replace: isOpen, state: { isLayer: isOpen ? isLayer : true } }),
    [set, isLayer],
  );

  const close = useCallback(
    (edit: Edit) => {
      if (!now.current) return;
      const { isLayer, key, set } = now.current;
      // A page opened by a link has no entry to go back to.
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
