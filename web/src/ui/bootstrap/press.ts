import { buttonOf, tapSoon } from './replay.ts';

/** A pointer press on a button. */
export interface Press {
  readonly button: HTMLElement;
  readonly x: number;
  readonly y: number;
}

/** Pixels: a tap that moves farther does not count. */
const tapTolerance = 10;

/** Reports the start and end of each press on a button within a place. */
export function watchPresses(
  place: Element,
  signal: AbortSignal,
  onPress: (press: Press | undefined) => void,
): void {
  const on = { capture: true, signal };
  const pressed = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    const button = target instanceof Node && place.contains(target) ? buttonOf(target) : undefined;
    onPress(button && { button, x, y });
  };
  window.addEventListener('pointerdown', pressed, on);
  for (const end of ['click', 'pointercancel'] as const) {
    window.addEventListener(end, () => onPress(undefined), on);
  }
}

/**
 * An island that hydrates during a press may grow and move the button away from the pointer: the click then hits
 * another place. It is redirected to the pressed button.
 */
export function followPress({ button, x, y }: Press): void {
  const ended = new AbortController();
  const on = { capture: true, signal: ended.signal };
  const clicked = ({ target, clientX, clientY }: MouseEvent) => {
    ended.abort();
    const isUnmoved = Math.abs(clientX - x) < tapTolerance && Math.abs(clientY - y) < tapTolerance;
    const label = button.getAttribute('aria-label');
    const clickedOn = buttonOf(target);
    const isOnButton =
      clickedOn === button || (label !== null && clickedOn?.getAttribute('aria-label') === label);
    if (isUnmoved && !isOnButton) tapSoon(button);
  };
  window.addEventListener('click', clicked, on);
  window.addEventListener('pointercancel', () => ended.abort(), on);
}
