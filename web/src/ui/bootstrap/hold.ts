import { whenIdle } from '../whenIdle.ts';
import type { EarlyInput, Kept } from './early.ts';
import { pressKeys } from './keys.ts';
import { followPress, watchPresses } from './press.ts';
import type { Press } from './press.ts';
import { soon, tapSoon, type, typedIn } from './replay.ts';

interface Held extends Kept {
  readonly place: Element;
  press?: Press | undefined;
  /** Stops holding clicks. */
  readonly end: () => void;
  /** Stops watching presses. */
  readonly endPresses: () => void;
  /** Stops holding keys. */
  readonly endKeys: () => void;
}

const held = new Map<string, Held>();

/** The attribute of an island's element, and its mark while it waits. */
export const partAttribute = 'data-part';
const heldAttribute = 'data-held';

/** Whether the island is in the page from the server. */
export const isDrawn = (name: string): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector(`[${partAttribute}="${name}"]`) !== null;

/**
 * Holds the events on the lazy islands of a page from the server until they are hydrated, including earlier ones.
 * Returns the taps on the rest of the page.
 */
export function holdParts(root: ParentNode, early: EarlyInput): readonly HTMLElement[] {
  let { taps } = early;
  for (const place of root.querySelectorAll(`[${partAttribute}]`)) {
    const over = new AbortController();
    const takenOver = new AbortController();
    const typed = new AbortController();
    const isIn = (element: Node) => place.contains(element);
    const kept: Held = {
      place,
      taps: taps.filter(isIn),
      keys: early.keys.filter(({ part }) => isIn(part)),
      end: () => over.abort(),
      endPresses: () => takenOver.abort(),
      endKeys: () => typed.abort(),
    };
    taps = taps.filter((button) => !isIn(button));
    watchPresses(place, takenOver.signal, (press) => (kept.press = press));
    const listen = <Name extends keyof WindowEventMap>(
      name: Name,
      act: (event: WindowEventMap[Name]) => void,
      { signal }: AbortController,
    ) =>
      window.addEventListener(
        name,
        (event) => {
          if (event.target instanceof Node && isIn(event.target)) act(event);
        },
        { capture: true, signal },
      );
    listen('click', (event) => early.noteTap(kept, event), over);
    listen('submit', (event) => event.preventDefault(), over);
    listen(
      'keydown',
      (event) => {
        if (!early.noteKey(kept, event)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      typed,
    );
    held.set(place.getAttribute(partAttribute) ?? '', kept);
    place.toggleAttribute(heldAttribute, true);
  }
  return taps;
}

/** Call before hydration of an island. Returns a function to call afterwards, which replays the island's events. */
export function letGo(name: string): () => void {
  const part = held.get(name);
  if (!part) return () => undefined;
  held.delete(name);
  const { place, end, endPresses, endKeys } = part;
  end();
  // The page was left in the meantime.
  if (!place.isConnected) {
    endPresses();
    endKeys();
    return () => undefined;
  }
  const typed = typedIn(place);
  return () => {
    place.removeAttribute(heldAttribute);
    typed.forEach(type);
    whenIdle(() => {
      endKeys();
      pressKeys(part.keys);
    }, soon);
    part.taps.forEach(tapSoon);
    if (part.taps.length === 0 && part.press) followPress(part.press);
    endPresses();
  };
}
