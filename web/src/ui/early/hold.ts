import { followPress, watchPresses } from './press.ts';
import type { Press } from './press.ts';
import { buttonOf, tapSoon, type, typedIn } from './replay.ts';

interface Held {
  readonly place: Element;
  button?: HTMLElement | undefined;
  press?: Press | undefined;
  /** Ends the holding of clicks. */
  readonly end: () => void;
  /** Ends the watch for presses. */
  readonly endPresses: () => void;
}

const held = new Map<string, Held>();

/** The place of a part in the page, and its mark while it waits. */
export const partAttribute = 'data-part';
const heldAttribute = 'data-held';

/** Whether the part stands in the page that the server drew. */
export const isDrawn = (name: string): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector(`[${partAttribute}="${name}"]`) !== null;

/** Holds what happens to the parts of a page that the server drew, until they are taken over. */
export function holdParts(root: ParentNode): void {
  for (const place of root.querySelectorAll(`[${partAttribute}]`)) {
    const over = new AbortController();
    const takenOver = new AbortController();
    const kept: Held = {
      place,
      end: () => over.abort(),
      endPresses: () => takenOver.abort(),
    };
    watchPresses(place, takenOver.signal, (press) => (kept.press = press));
    const listen = (name: string, act: (event: Event) => void) =>
      window.addEventListener(
        name,
        (event) => {
          if (event.target instanceof Node && place.contains(event.target)) act(event);
        },
        { capture: true, signal: over.signal },
      );
    listen('click', ({ target }) => (kept.button = buttonOf(target) ?? kept.button));
    listen('submit', (event) => event.preventDefault());
    held.set(place.getAttribute(partAttribute) ?? '', kept);
    place.toggleAttribute(heldAttribute, true);
  }
}

/** Taps on a button now, or when the part that it is in is taken over. */
export function tapWhenThere(button: HTMLElement): void {
  const part = [...held.values()].find(({ place }) => place.contains(button));
  if (part) part.button ??= button;
  else tapSoon(button);
}

/** Asked before React takes a part over. Answers a function for afterwards, which does once more what happened to it. */
export function letGo(name: string): () => void {
  const part = held.get(name);
  if (!part) return () => undefined;
  held.delete(name);
  const { place, button, end } = part;
  end();
  // Its page has been left meanwhile.
  if (!place.isConnected) {
    part.endPresses();
    return () => undefined;
  }
  const typed = typedIn(place);
  return () => {
    place.removeAttribute(heldAttribute);
    typed.forEach(type);
    if (button) tapSoon(button);
    else if (part.press) followPress(part.press);
    part.endPresses();
  };
}
