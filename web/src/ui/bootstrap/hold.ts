import { whenIdle } from '../whenIdle.ts';
import type { CapturedInput, InputQueue } from './capturedInput.ts';
import { pressKeys } from './keys.ts';
import { followPress, watchPresses } from './press.ts';
import type { Press } from './press.ts';
import { soon, tapSoon, type, typedIn } from './replay.ts';

interface HeldIsland extends InputQueue {
  readonly place: Element;
  press?: Press | undefined;
  /** Stops holding clicks. */
  readonly end: () => void;
  /** Stops watching presses. */
  readonly endPresses: () => void;
  /** Stops holding keys. */
  readonly endKeys: () => void;
}

const held = new Map<string, HeldIsland>();

/** The attribute of an island's element, and its mark while it waits. */
export const islandAttribute = 'data-island';
const heldAttribute = 'data-held';

const innermost = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(`[${islandAttribute}]`) : null;

/** Whether the island is in the page from the server. */
export const isServerRendered = (name: string): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector(`[${islandAttribute}="${name}"]`) !== null;

/**
 * Holds the events on the lazy islands of a page from the server until they are hydrated, including earlier ones.
 * Returns the taps on the rest of the page.
 */
export function holdIslands(root: ParentNode, captured: CapturedInput): readonly HTMLElement[] {
  let { taps } = captured;
  for (const place of root.querySelectorAll(`[${islandAttribute}]`)) {
    const clicks = new AbortController();
    const presses = new AbortController();
    const typed = new AbortController();
    // An island may contain others, which hydrate later.
    const isIn = (target: EventTarget | null) => innermost(target) === place;
    const island: HeldIsland = {
      place,
      taps: taps.filter(isIn),
      keys: captured.keys.filter(({ section }) => isIn(section)),
      end: () => clicks.abort(),
      endPresses: () => presses.abort(),
      endKeys: () => typed.abort(),
    };
    taps = taps.filter((button) => !isIn(button));
    watchPresses(place, presses.signal, (press) => {
      island.press = press && isIn(press.button) ? press : undefined;
    });
    const listen = <Name extends keyof WindowEventMap>(
      name: Name,
      act: (event: WindowEventMap[Name]) => void,
      { signal }: AbortController,
    ) =>
      window.addEventListener(
        name,
        (event) => {
          if (isIn(event.target)) act(event);
        },
        { capture: true, signal },
      );
    listen('click', (event) => captured.noteTap(island, event), clicks);
    listen('submit', (event) => event.preventDefault(), clicks);
    listen(
      'keydown',
      (event) => {
        if (!captured.noteKey(island, event)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      typed,
    );
    held.set(place.getAttribute(islandAttribute) ?? '', island);
    place.toggleAttribute(heldAttribute, true);
  }
  return taps;
}

/** Call before hydration of an island. Returns a function to call afterwards, which replays the island's events. */
export function releaseIsland(name: string): () => void {
  const island = held.get(name);
  if (!island) return () => undefined;
  held.delete(name);
  const { place, end, endPresses, endKeys } = island;
  end();
  // The page was left in the meantime.
  if (!place.isConnected) {
    endPresses();
    endKeys();
    return () => undefined;
  }
  const typed = typedIn(place).filter(({ field }) => innermost(field) === place);
  return () => {
    place.removeAttribute(heldAttribute);
    typed.forEach(type);
    whenIdle(() => {
      endKeys();
      pressKeys(island.keys);
    }, soon);
    island.taps.forEach(tapSoon);
    if (island.taps.length === 0 && island.press) followPress(island.press);
    endPresses();
  };
}
