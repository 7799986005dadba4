import { buttonOf, tapSoon } from './replay.ts';

/** A pointer that is down on a button. */
export interface Press {
  readonly button: HTMLElement;
  readonly x: number;
  readonly y: number;
}

/** Pixels: a tap that slips farther is none. */
const slip = 10;

/** Tells of each press on a button within a place, and that it has ended. */
export function watchPresses(
  place: Element,
  signal: AbortSignal,
  tell: (press: Press | undefined) => void,
): void {
  const on = { capture: true, signal };
  const pressed = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    const button = target instanceof Node && place.contains(target) ? buttonOf(target) : undefined;
    tell(button && { button, x, y });
  };
  window.addEventListener('pointerdown', pressed, on);
  for (const end of ['click', 'pointercancel'] as const) {
    window.addEventListener(end, () => tell(undefined), on);
  }
}

/**
 * A part that is taken over at a press may grow and move the button away from under the pointer: the click then is
 * elsewhere, although nobody has moved. It is for the button that was pressed.
 */
export function followPress({ button, x, y }: Press): void {
  const over = new AbortController();
  const on = { capture: true, signal: over.signal };
  const clicked = ({ target, clientX, clientY }: MouseEvent) => {
    over.abort();
    const isStill = Math.abs(clientX - x) < slip && Math.abs(clientY - y) < slip;
    const label = button.getAttribute('aria-label');
    const clickedOn = buttonOf(target);
    const isThere =
      clickedOn === button || (label !== null && clickedOn?.getAttribute('aria-label') === label);
    if (isStill && !isThere) tapSoon(button);
  };
  window.addEventListener('click', clicked, on);
  window.addEventListener('pointercancel', () => over.abort(), on);
}
