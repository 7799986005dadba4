/** An open layer over the page that Back closes. */
export interface Layer {
  id: string;
  /** What Back does; undefined while the layer cannot be closed. */
  close: (() => void) | undefined;
  /** The router's key of the page that it belongs to. */
  page: string;
  /** The address of the page below, once it is open. */
  href?: string;
}

/** All layers that the page can open. */
const known = new Map<string, Layer>();
export function knowLayer(layer: Layer): () => void {
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
  history.pushState({ ...entry(), idx: (entry().idx ?? 0) + 1, layer: layer.id }, '');
}

const isOpen = (id: string): boolean => open.some((layer) => layer.id === id);

/** Steps back while the current entry belongs to a closed layer: not if another page was opened on top. */
async function stepOut(): Promise<void> {
  const { layer } = entry();
  if (layer === undefined || isOpen(layer)) return;
  await new Promise<void>((resolve) => {
    arrived = resolve;
    history.back();
  });
  await stepOut();
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
  if (layer === top.id) return;
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
