import { useCallback, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The state of an entry of the history that something was opened with, over what the entry before shows. */
interface LayerState {
  isLayer?: boolean;
}

type Edit = (params: URLSearchParams) => void;

/** How long the browser may take to go back, in milliseconds. */
const underWayMs = 500;

/**
 * A sheet or form over a page, whose URL says what is open. Opening it is a step in the history; closing it takes that
 * step back, so that the history does not grow and the way back does not open it again.
 */
export function useLayer() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const { isLayer = false } = (location.state ?? {}) as LayerState;
  const left = useRef({ key: '', at: 0 });

  const set = useCallback(
    (edit: Edit, how: { replace: boolean; state: LayerState }) =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        edit(after);
        return after;
      }, how),
    [setParams],
  );

  /** Opens something, or something else instead of what is open. */
  const open = useCallback(
    (edit: Edit, isOpen: boolean) =>
      set(edit, { replace: isOpen, state: { isLayer: isOpen ? isLayer : true } }),
    [set, isLayer],
  );

  const close = useCallback(
    (edit: Edit) => {
      // Who came by a link has nothing beneath.
      if (!isLayer) return set(edit, { replace: true, state: {} });
      const { key, at } = left.current;
      if (key === location.key && Date.now() - at < underWayMs) return;
      left.current = { key: location.key, at: Date.now() };
      void navigate(-1);
    },
    [set, isLayer, location.key, navigate],
  );

  return { params, open, close };
}
