import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, shortDate, weekdayOf } from '@selasar/domain/core';
import { afterEach, expect, it, vi } from 'vitest';
import { baliToday } from '../../clock/useToday.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { persistedForm } from '../../forms/persistedForm.ts';
import { BookingCard } from './BookingCard.tsx';
import { emptyForm } from './fields.tsx';
import type { BookableItem } from './item.ts';

// The calendar of a stay in its card, by pointer, keyboard and screen reader.

const villa = (rules: BookableItem['rules'] = {}): BookableItem => ({
  type: 'villa',
  id: 'villa-sawah',
  name: 'Villa Sawah',
  price: 180,
  capacity: 4,
  rules,
});
const today = baliToday();
/** A day in the middle of the next month, and days from there. */
const middle = `${addDays(`${today.slice(0, 8)}28`, 5).slice(0, 7)}-12`;
const after = (days: number) => addDays(middle, days);

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
function show(item = villa(), chosen: { startDate?: string; endDate?: string } = {}) {
  const empty = emptyForm(item);
  persistedForm({ name: `booking/villa/${item.id}` }, { values: empty }).write({
    values: { ...empty, ...chosen },
  });
  renderAt('/', [{ path: '/', element: <BookingCard item={item} /> }]);
}
afterEach(() => {
  vi.useRealTimers();
});

// Selectors, because queries by role are slow for a whole card in jsdom.
const find = (selector: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector} yet`);
    return found;
  });
const opener = (what: string) => find(`[aria-label^="Choose date of ${what}"]`);
/** Opens the calendar at the month of the days. */
async function open(what = 'check-in') {
  await user.click(await opener(what));
  const dialog = await find('[role="dialog"]');
  const next = await find('[aria-label="Next month"]');
  if (!day(middle)) await user.click(next);
  return dialog;
}
const day = (date: string) => document.querySelector<HTMLButtonElement>(`[data-day="${date}"]`)!;
const labelsOf = (date: string) => day(date).getAttribute('aria-label')?.split(', ').slice(1);
const foot = (dialog: HTMLElement) =>
  Array.from(dialog.querySelectorAll('output'), (each) => each.textContent).join(' ');

it('picks check-in, then check-out, and shows nights and price like the card', async () => {
  show();
  const dialog = await open();
  expect(foot(dialog)).toContain('Choose your check-in');
  await user.click(day(middle));
  expect(foot(dialog)).toContain('Choose your check-out');
  expect(labelsOf(middle)).toEqual(['check-in']);
  await user.click(day(after(3)));
  expect(foot(dialog)).toContain('3 nights · $540');
  expect([1, 3].map((days) => labelsOf(after(days)))).toEqual([['in your stay'], ['check-out']]);
  await user.click(within(dialog).getByText('Done'));
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  expect((await opener('check-in')).ariaLabel).toContain(shortDate(middle));
  expect((await opener('check-out')).ariaLabel).toContain(shortDate(after(3)));
  expect(screen.getByText('Total $540')).toBeTruthy();
});

it('starts over with the third press, or with a day before the check-in', async () => {
  show();
  const dialog = await open();
  await user.click(day(middle));
  await user.click(day(after(2)));
  await user.click(day(after(5)));
  expect(foot(dialog)).toContain('Choose your check-out');
  expect(labelsOf(after(5))).toEqual(['check-in']);
  expect(labelsOf(after(2))).toEqual([]);
  await user.click(day(after(1)));
  expect(labelsOf(after(1))).toEqual(['check-in']);
  expect(labelsOf(after(5))).toEqual([]);
  // An empty field is not reported yet.
  expect(screen.queryByText('Please select a check-out date')).toBeNull();
});

it('changes the check-out of the chosen stay when opened at the check-out', async () => {
  show(villa(), { startDate: middle, endDate: after(2) });
  const dialog = await open('check-out');
  await user.click(day(after(4)));
  expect(foot(dialog)).toContain('4 nights · $720');
  expect(labelsOf(middle)).toEqual(['check-in']);
});

it('clears both dates', async () => {
  show(villa(), { startDate: middle, endDate: after(2) });
  const dialog = await open();
  await user.click(within(dialog).getByText('Clear dates'));
  expect(foot(dialog)).toContain('Choose your check-in');
  expect(screen.getByText('Total $180')).toBeTruthy();
});

it('highlights the stay up to the day under the pointer', async () => {
  show();
  await open();
  await user.click(day(middle));
  await user.hover(day(after(3)));
  const marked = [1, 2, 3, 4].map((days) => day(after(days)).className);
  expect(marked.map((marks) => /\breached\b/.test(marks))).toEqual([true, true, false, false]);
  expect(marked.map((marks) => /\breachedLast\b/.test(marks))).toEqual([false, false, true, false]);
});

it('can be used by keyboard, and returns the focus', async () => {
  show(villa(), { startDate: middle, endDate: after(2) });
  await open();
  // From the check-in, which has the initial focus.
  await expect.poll(() => document.activeElement).toBe(day(middle));
  const at = () => document.activeElement?.getAttribute('data-day');
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(at()).toBe(after(8));
  await user.keyboard('{Home}');
  expect(weekdayOf(at()!)).toBe(1);
  await user.keyboard('{End}');
  expect(weekdayOf(at()!)).toBe(7);
  const month = at()!.slice(0, 7);
  await user.keyboard('{PageDown}');
  expect(at()!.slice(0, 7) > month).toBe(true);
  await user.keyboard('{PageUp}{ArrowLeft}{ArrowUp}');
  const chosen = at()!;
  await user.keyboard('{Enter}');
  expect(labelsOf(chosen)).toEqual(['check-in']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  await expect.poll(() => document.activeElement).toBe(await opener('check-in'));
});

it('says why a day cannot be picked, and does not pick it', async () => {
  const arrivals = [weekdayOf(middle)];
  show(villa({ arrivalDays: arrivals, leastNights: 3, closed: [`${after(7)}/${after(7)}`] }));
  const dialog = await open();
  expect(labelsOf(after(1))).toEqual(['no arrival on this day']);
  expect(labelsOf(after(7))).toEqual(['closed']);
  expect(within(dialog).getByText('No arrival')).toBeTruthy();
  await user.click(day(after(1)));
  expect(foot(dialog)).toContain('Choose your check-in');
  // It can still get the focus and be read out.
  day(after(1)).focus();
  await expect.poll(() => document.activeElement).toBe(day(after(1)));
  expect(day(after(1)).ariaDisabled).toBe('true');

  await user.click(day(middle));
  expect(labelsOf(after(2))).toEqual(['at least 3 nights']);
  expect(labelsOf(after(3))).toEqual([]);
  expect(within(dialog).getByText('No departure')).toBeTruthy();
});

it('marks past days, and today in Bali', async () => {
  // In the browser's zone it may still be yesterday.
  vi.useFakeTimers({ now: new Date('2027-03-17T16:30:00Z'), toFake: ['Date'] });
  show();
  await user.click(await opener('check-in'));
  await find('[role="grid"]');
  expect([17, 18, 19].map((date) => labelsOf(`2027-03-${date}`))).toEqual([
    ['passed'],
    ['today'],
    [],
  ]);
  expect((await find('[aria-label="Previous month"]')).ariaDisabled).toBe('true');
});
