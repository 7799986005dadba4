import type { CapturedInput, InputQueue } from './capturedInput.ts';
import { tapSoon, type, typedIn } from './replay.ts';

interface HeldIsland extends InputQueue {
  readonly place: Element;
  readonly end: () => void;
}

const held = new Map<string, HeldIsland>();

export const islandAttribute = 'data-island';
const heldAttribute = 'data-held';

const innermost = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(`[${islandAttribute}]`) : null;

export const isServerRendered = (name: string): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector(`[${islandAttribute}="${name}"]`) !== null;

/** Holds earlier events, too. Returns the taps on the rest of the page. */
export function holdIslands(root: ParentNode, captured: CapturedInput): readonly HTMLElement[] {
  let { taps } = captured;
  for (const place of root.querySelectorAll(`[${islandAttribute}]`)) {
    const waits = new AbortController();
    // An island may contain others, which hydrate later.
    const isIn = (target: EventTarget | null) => innermost(target) === place;
    const island: HeldIsland = {
      place,
      taps: taps.filter(isIn),
      end: () => waits.abort(),
    };
    taps = taps.filter((button) => !isIn(button));
    const on = { capture: true, signal: waits.signal };
    const tap = (event: Event) => isIn(event.target) && captured.noteTap(island, event);
    const submit = (event: Event) => isIn(event.target) && event.preventDefault();
    window.addEventListener('click', tap, on);
    window.addEventListener('submit', submit, on);
    held.set(place.getAttribute(islandAttribute) ?? '', island);
    place.toggleAttribute(heldAttribute, true);
  }
  return taps;
}

/** Call before hydration of an island. Returns a function to call afterwards, which replays its events. */
export function releaseIsland(name: string): () => void {
  const island = held.get(name);
  if (!island) return () => undefined;
  held.delete(name);
  const { place } = island;
  island.end();
  if (!place.isConnected) return () => undefined;
  const typed = typedIn(place).filter(({ field }) => innermost(field) === place);
  return () => {
    place.removeAttribute(heldAttribute);
    typed.forEach(type);
    noteFocus(place);
    island.taps.forEach(tapSoon);
  };
}

/** React has not seen a focus from before hydration: a date would take no keys, and a label would stay in its field. */
function noteFocus(place: Element): void {
  const { activeElement } = document;
  if (!place.contains(activeElement)) return;
  activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
