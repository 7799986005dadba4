import { useCallback, useEffect, useId, useRef, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { seeStepsFirst } from './beforeRouter.ts';

interface Layer {
  id: string;
  close: (() => void) | undefined;
  page: string;
  href?: string;
  idx?: number;
}

const known = new Map<string, Layer>();
function registerLayer(layer: Layer): () => void {
  known.set(layer.id, layer);
  return () => known.delete(layer.id);
}

/** The last one on top. Each has an entry in the browser's history, at the address of the page below. */
const stack: Layer[] = [];
let work: Promise<void> = Promise.resolve();
let arrived: (() => void) | undefined;

const entry = (): { layer?: string; idx?: number; key?: string } =>
  (history.state as object | null) ?? {};

// The router counts entries by `idx`. It does not know these entries, so it stays on its page.
function push(layer: Layer): void {
  layer.href = window.location.href;
  layer.idx = (entry().idx ?? 0) + 1;
  history.pushState({ ...entry(), idx: layer.idx, layer: layer.id }, '');
}

const isOpen = (id: string): boolean => stack.some((layer) => layer.id === id);

const step = (delta: number): Promise<void> =>
  new Promise((resolve) => {
    arrived = resolve;
    history.go(delta);
  });

/** Steps back while the current entry belongs to a closed layer: not if another page was opened on top. */
async function stepOut(): Promise<void> {
  const { layer } = entry();
  if (layer === undefined || isOpen(layer)) return;
  await step(-1);
  await stepOut();
}

/** Puts the current entry, a page that has loaded while layers were open, below their entries. */
async function sink(layers: number): Promise<void> {
  const { href } = window.location;
  const state = entry();
  await step(-layers);
  history.replaceState({ ...state, idx: entry().idx }, '', href);
  stack.forEach(push);
}

function onPop(event: PopStateEvent): void {
  if (arrived) {
    event.stopImmediatePropagation();
    arrived();
    arrived = undefined;
    return;
  }
  const { layer, key = 'default' } = entry();
  const top = stack.at(-1);
  if (!top) {
    // Forward to the entry of a layer that Back has closed: the page stays as it is.
    if (layer === undefined || known.get(layer)?.page !== key) return;
    event.stopImmediatePropagation();
    work = work.then(stepOut);
    return;
  }
  if (layer === top.id) {
    // Back from a page that has loaded on top of the layers, before it was put below them.
    event.stopImmediatePropagation();
    const layers = stack.length;
    if (top.close) stack.pop();
    top.close?.();
    work = work.then(() => step(1)).then(() => sink(layers));
    return;
  }
  // Several steps back at once lead to another page, which the router handles.
  if (window.location.href !== top.href) {
    for (const { close } of stack.splice(0)) close?.();
    return;
  }
  event.stopImmediatePropagation();
  if (top.close) {
    stack.pop();
    top.close();
    work = work.then(stepOut);
  } else push(top);
}
seeStepsFirst(onPop);

function raiseLayers(page: string): void {
  work = work.then(() => {
    const { idx, key, layer } = entry();
    const below = stack.at(-1)?.idx;
    // The router has pushed an entry; one that it replaced has the layer's index.
    const isOnTop = below !== undefined && idx === below + 1 && key === page && !layer;
    return isOnTop ? sink(stack.length) : undefined;
  });
}

function addLayer(layer: Layer): void {
  if (stack.includes(layer)) return;
  stack.push(layer);
  work = work.then(() => push(layer));
}

/** Resolves when its entry in the history is gone. */
export function removeLayer(layer: Layer): Promise<void> {
  const place = stack.indexOf(layer);
  if (place >= 0) {
    stack.splice(place, 1);
    work = work.then(stepOut);
  }
  return work;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/**
 * A layer with links to other pages must use the returned handler as `onClickCapture` of its root: the page changes
 * after the layer's entry is removed from the history.
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
