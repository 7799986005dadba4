import { flushSync } from 'react-dom';

/** A key pressed in a section of a date, such as the month. */
export interface Key {
  readonly part: HTMLElement;
  readonly key: string;
}

/** Replays the keys. The field moves to its next section by itself. */
export function pressKeys(keys: readonly Key[]): void {
  const before = document.activeElement;
  const wasElsewhere = !isPart(before);
  keys.forEach(({ part, key }, i) => {
    // The field ignores a focus from before hydration.
    if (part !== keys[i - 1]?.part) {
      part.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    }
    const { activeElement } = document;
    const target = isPart(activeElement) ? activeElement : part;
    // The effect of a key depends on the previous one.
    flushSync(() => press(target, key));
  });
  if (wasElsewhere && before instanceof HTMLElement) before.focus();
}

const isPart = (element: Element | null): element is HTMLElement =>
  element?.getAttribute('role') === 'spinbutton';

function press(target: Element, key: string): void {
  const down = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  const isDone = !target.dispatchEvent(down);
  if (isDone) return;
  if (key.length === 1) target.textContent = key;
  else if (key === 'Backspace') target.textContent = '';
  else return;
  target.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
