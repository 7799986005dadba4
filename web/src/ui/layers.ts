/** An open layer over the page that Back closes. */
export interface Layer {
  id: string;
  /** What Back does; undefined while the layer cannot be closed. */
  close: (() => void) | undefined;
  /** The router's key of the page that it belongs to. */
  page: string;
  /** The address of the page below, and the index of its entry, once it is open. */
  href?: string;
  idx?: number;
}

/** All layers that the page can open. */
const known = new Map<string, Layer>();
export function registerLayer(layer: Layer): () => void {
  known.set(layer.id, layer);
  return () => known.delete(layer.id);
}

/**
 * The open layers, the last one on top. Each has an entry in the browser's history, at the address of the page below.
 */
const open: Layer[] = [];
/** Our own steps back, one after the other. */
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

const isOpen = (id: string): boolean => open.some((layer) => layer.id === id);

/** Goes through the history without the router. */
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
  open.forEach(push);
}

/** Runs before the router's handler. */
function onPop(event: PopStateEvent): void {
  if (arrived) {
    event.stopImmediatePropagation();
    arrived();
    arrived = undefined;
    return;
  }
  const { layer, key = 'default' } = entry();
  const top = open.at(-1);
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
    const layers = open.length;
    if (top.close) open.pop();
    top.close?.();
    work = work.then(() => step(1)).then(() => sink(layers));
    return;
  }
  // Several steps back at once lead to another page, which the router handles.
  if (window.location.href !== top.href) {
    for (const { close } of open.splice(0)) close?.();
    return;
  }
  event.stopImmediatePropagation();
  if (top.close) {
    open.pop();
    top.close();
    work = work.then(stepOut);
  } else push(top);
}
// There is no window on the server.
if (typeof window !== 'undefined') window.addEventListener('popstate', onPop, true);

/** After a new page, by the router's key, has loaded below open layers. */
export function raiseLayers(page: string): void {
  work = work.then(() => {
    const { idx, key, layer } = entry();
    const below = open.at(-1)?.idx;
    // The router has pushed an entry; one that it replaced has the layer's index.
    const isOnTop = below !== undefined && idx === below + 1 && key === page && !layer;
    return isOnTop ? sink(open.length) : undefined;
  });
}

export function addLayer(layer: Layer): void {
  if (open.includes(layer)) return;
  open.push(layer);
  work = work.then(() => push(layer));
}

/** Removes a layer that was closed without Back. Resolves when its entry in the history is gone. */
export function removeLayer(layer: Layer): Promise<void> {
  const place = open.indexOf(layer);
  if (place >= 0) {
    open.splice(place, 1);
    work = work.then(stepOut);
  }
  return work;
}
