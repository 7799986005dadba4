import { fireEvent, screen } from '@testing-library/react';
import { type CivilDate, shortDate } from '@selasar/domain/core';
import { flushSync } from 'react-dom';

/** A date field of the staff area, whose code loads with it. */
export const dateField = (label: string): Promise<HTMLElement> =>
  screen.findByLabelText(label, { selector: '[role=group]' });

/** The text in it, such as 'Nov 5, 2026'. */
export const textIn = (field: HTMLElement): string | undefined =>
  field.querySelector('input')?.value;

/** Types the sections of a date: '12142026'. */
export function typeParts(field: HTMLElement, digits: string): void {
  // Without sections all of them are selected, and what is typed begins with the first.
  const section =
    field.querySelector<HTMLElement>('[role=spinbutton]') ??
    field.querySelector<HTMLElement>('[contenteditable]');
  if (section) pressKeys(section, ...Array.from(digits));
}

/** Presses keys in a section of a date, such as the month. The field moves to its next section by itself. */
export function pressKeys(section: HTMLElement, ...keys: readonly string[]): void {
  section.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  for (const key of keys) {
    const focused = document.activeElement?.closest<HTMLElement>('[role=spinbutton]') ?? section;
    // The effect of a key depends on the previous one.
    flushSync(() => press(focused, key));
  }
}

function press(target: HTMLElement, key: string): void {
  const down = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  const isDone = !target.dispatchEvent(down);
  if (isDone || key.length > 1) return;
  target.textContent = key;
  target.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Fills in a date at once, like a browser's autofill. */
export function fillDate(field: HTMLElement, date: CivilDate): void {
  const input = field.querySelector('input');
  if (input) fireEvent.change(input, { target: { value: shortDate(date) } });
}
