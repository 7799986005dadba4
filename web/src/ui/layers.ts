/** Something open over the page that Back closes. */
export interface Layer {
  id: string;
  /** What Back does; undefined while the layer cannot be closed. */
  close: (() => void) | undefined;
  /** The address of the page beneath, once it is open. */
  href?: string;
}

/** What is open, the last one on top. Each has an entry in the browser's history, at the address of the page beneath. */
const open: Layer[] = [];
/** Steps back that we take ourselves, one after the other. */
let work: Promise<void> = Promise.resolve();
let arrived: (() => void) | undefined;

const entry = (): { layer?: string; idx?: number } => (history.state as object | null) ?? {};

// The router counts entries by `idx`. It is not told of these, so it stays where it is.
function push(layer: Layer): void {
  layer.href = window.location.href;
  history.pushState({ ...entry(), idx: (entry().idx ?? 0) + 1, layer: layer.id }, '');
}

function stepBack(id: string): Promise<void> | undefined {
  // Another page may have been opened on top, or in its place.
  if (entry().layer !== id) return undefined;
  return new Promise((resolve) => {
    arrived = resolve;
    history.back();
  });
}

/** Before the router hears of it. */
function onPop(event: PopStateEvent): void {
  if (arrived) {
    event.stopImmediatePropagation();
    arrived();
    arrived = undefined;
    return;
  }
  const top = open.at(-1);
  if (!top || entry().layer === top.id) return;
  // Several steps back at once lead to another page: the router's part.
  if (window.location.href !== top.href) {
    for (const { close } of open.splice(0)) close?.();
    return;
  }
  event.stopImmediatePropagation();
  if (top.close) {
    open.pop();
    top.close();
  } else push(top);
}
// There is no window on the server.
if (typeof window !== 'undefined') window.addEventListener('popstate', onPop, true);

export function addLayer(layer: Layer): void {
  if (open.includes(layer)) return;
  open.push(layer);
  work = work.then(() => push(layer));
}

/** Takes a layer away that was closed in another way than by Back. Resolves when its entry in the history is gone. */
export function removeLayer(layer: Layer): Promise<void> {
  const place = open.indexOf(layer);
  if (place >= 0) {
    open.splice(place, 1);
    work = work.then(() => stepBack(layer.id));
  }
  return work;
}
