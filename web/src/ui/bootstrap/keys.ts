import { flushSync } from 'react-dom';

/** A key pressed in a section of a date, such as the month. */
export interface Key {
  readonly section: HTMLElement;
  readonly key: string;
}

/** Replays the keys. The field moves to its next section automatically. */
export function pressKeys(keys: readonly Key[]): void {
  const before = document.activeElement;
  const wasElsewhere = !isSection(before);
  keys.forEach(({ section, key }, i) => {
    // The field ignores a focus from before hydration.
    if (section !== keys[i - 1]?.section) {
      section.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    }
    const { activeElement } = document;
    const target = isSection(activeElement) ? activeElement : section;
    // The effect of a key depends on the previous one.
    flushSync(() => press(target, key));
  });
  if (wasElsewhere && before instanceof HTMLElement) before.focus();
}

const isSection = (element: Element | null): element is HTMLElement =>
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
