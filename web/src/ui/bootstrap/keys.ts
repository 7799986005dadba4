import { flushSync } from 'react-dom';

/** A key that was pressed in a part of a date, such as its month. */
export interface Key {
  readonly part: HTMLElement;
  readonly key: string;
}

/** Presses the keys once more. The field goes on to its next part by itself, as it would have then. */
export function pressKeys(keys: readonly Key[]): void {
  const before = document.activeElement;
  const wasElsewhere = !isPart(before);
  keys.forEach(({ part, key }, i) => {
    // The field takes no notice of a focus from before it was taken over.
    if (part !== keys[i - 1]?.part) {
      part.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    }
    const { activeElement } = document;
    const target = isPart(activeElement) ? activeElement : part;
    // What a key does depends on the one before.
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
