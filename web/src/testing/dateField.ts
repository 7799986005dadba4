import { fireEvent, screen } from '@testing-library/react';
import { shortDate } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import { pressKeys } from '../ui/bootstrap/keys.ts';

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
  if (section) pressKeys(Array.from(digits, (key) => ({ section, key })));
}

/** Fills in a date at once, like a browser's autofill. */
export function fillDate(field: HTMLElement, date: CivilDate): void {
  const input = field.querySelector('input');
  if (input) fireEvent.change(input, { target: { value: shortDate(date) } });
}
