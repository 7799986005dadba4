import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, baliDayOf, nyepiDates, shortDate, weekdayOf } from '@selasar/domain/core';
import type { OfferRules } from '@selasar/domain/pricing';
import type { BookingForm } from '@selasar/domain/requests';
import { describe, expect, it } from 'vitest';
import { baliToday } from '../../clock/useToday.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { persistedForm } from '../../forms/persistedForm.ts';
import { BookingCard } from './BookingCard.tsx';
import { emptyForm } from './fields.tsx';
import type { BookableItem } from './item.ts';

// The card of an offer with rules, and days with restrictions in Bali.

const tour = (rules: BookableItem['rules'] = {}): BookableItem => ({
  type: 'tour',
  id: 'ubud-walk',
  name: 'Ubud Walk',
  price: 85,
  rules,
});
const villa = (rules: BookableItem['rules'] = {}): BookableItem => ({
  type: 'villa',
  id: 'villa-sawah',
  name: 'Villa Sawah',
  price: 100,
  capacity: 4,
  rules,
});

/** Shows the card with choices from before the page loaded. */
function show(item: BookableItem, chosen: Partial<BookingForm> = {}) {
  const empty = emptyForm(item);
  persistedForm({ name: `booking/${item.type}/${item.id}` }, { values: empty }).write({
    values: { ...empty, ...chosen },
  });
  renderAt('/', [{ path: '/', element: <BookingCard item={item} /> }]);
}

const today = baliToday();
/** The first day that meets a condition, from ten days ahead. */
function nextDay(isIt: (day: string) => boolean): string {
  let day = addDays(today, 10);
  while (!isIt(day)) day = addDays(day, 1);
  return day;
}
const isUsual = (day: string) => baliDayOf(day) === undefined;
const nextMonday = nextDay((day) => weekdayOf(day) === 1 && isUsual(day));
/** The terms that a tick praises. */
const ticked = () =>
  screen.getAllByTestId('CheckIcon').map((tick) => tick.closest('li')?.textContent);
const field = (label: RegExp) => screen.getByRole('group', { name: label });
const described = (label: RegExp) => field(label).parentElement?.textContent ?? '';

describe('the rules of an offer', () => {
  it('are shown in one line, if there are any', () => {
    show(tour({ weekdays: [1, 3, 5], cutOffHours: 24, deposit: 30 }));
    const line = 'Runs Mon, Wed, Fri · book at least 24 hours ahead';
    expect(screen.getByText(line)).toBeTruthy();
    expect(screen.queryByText('from')).toBeNull();
    cleanup();
    show(tour({ seats: 12 }));
    expect(screen.queryByText(/·/)).toBeNull();
  });

  it('that are invalid show contact details instead of the form', () => {
    show(villa('damaged'));
    expect(
      screen.getByText('This cannot be booked online at the moment. Please contact us.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: /\+62/ }).getAttribute('href')).toContain(
      encodeURIComponent('Villa Sawah'),
    );
  });

  it('that allow no date within a year show contact details', async () => {
    show(tour({ closed: [`${today}/${addDays(today, 800)}`] }));
    expect(await screen.findByText('No dates available')).toBeTruthy();
    expect(
      screen.getByText(/has no date in the coming year that can be booked online/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Book Now' })).toBeNull();
  });
});

describe('the price', () => {
  const rules: OfferRules = {
    seasons: { [`${addDays(today, 22)}/${addDays(today, 40)}`]: 150 },
    deposit: 30,
    freeCancellationDays: 14,
  };

  it('has a line for each price of a night, with the deposit and the last day of free cancellation', () => {
    show(villa(rules), { startDate: addDays(today, 20), endDate: addDays(today, 24) });
    expect(screen.getByText('from')).toBeTruthy();
    expect(screen.getByText('$100')).toBeTruthy();
    expect(screen.getByText('2 nights × $100')).toBeTruthy();
    expect(screen.getByText('2 nights × $150')).toBeTruthy();
    expect(screen.getByText('Total $500')).toBeTruthy();
    const until = shortDate(addDays(today, 6));
    expect(
      screen.getByText(
        'Deposit $150, due on confirmation: we will write to you about how to pay it',
      ),
    ).toBeTruthy();
    expect(screen.getByText(`Free cancellation until ${until}`)).toBeTruthy();
  });

  it('shows no free cancellation that is over', () => {
    show(villa(rules), { startDate: addDays(today, 13), endDate: addDays(today, 14) });
    expect(screen.getByText(/^Deposit \$30, due on confirmation/)).toBeTruthy();
    expect(screen.queryByText(/Free (to cancel|cancellation)/)).toBeNull();
    expect(screen.getByText('No free cancellation for this date')).toBeTruthy();
    expect(ticked()).toEqual(['Nothing to pay now', 'Reply usually the same day']);
  });

  it('does not say that nothing is due where a deposit is due at once', () => {
    show(villa({ ...rules, instantConfirmation: true }));
    expect(ticked()).toEqual(['Free cancellation until 14 days before', 'Instant confirmation']);
    expect(screen.getByText('30% deposit on confirmation')).toBeTruthy();
    cleanup();
    show(villa({ instantConfirmation: true }));
    expect(ticked()).toContain('Nothing to pay now');
  });

  it('per person changes with the group size', async () => {
    show(tour({ groups: { 3: -20 } }));
    expect(screen.getByText('$85 × 2 guests')).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox', { name: /Guests/ }));
    await userEvent.click(screen.getByRole('option', { name: '3 guests' }));
    expect(screen.getByText('$68 × 3 guests')).toBeTruthy();
    expect(screen.getByText('Total $204')).toBeTruthy();
  });
});

describe('the calendar', () => {
  it('offers the weekdays of a tour, and opens at the first of them', async () => {
    show(tour({ weekdays: [1], closed: [`${today}/${addDays(nextMonday, -1)}`] }));
    await screen.findByRole('button', { name: 'Book Now' });
    await userEvent.click(screen.getByRole('button', { name: /Choose date/ }));
    const month = await within(await screen.findByRole('dialog')).findByRole('grid');
    const days = within(month).getAllByRole<HTMLButtonElement>('gridcell');
    const open = days.filter((day) => day.textContent && !day.disabled && !day.ariaDisabled);
    expect(open.map((day) => Number(day.textContent))).toEqual(
      Array.from({ length: 5 }, (_, week) => addDays(nextMonday, 7 * week))
        .filter(
          (day) => day.slice(0, 7) === nextMonday.slice(0, 7) && baliDayOf(day)?.kind !== 'closed',
        )
        .map((day) => Number(day.slice(8))),
    );
    // Nothing is taken.
    expect(screen.queryByText('Taken')).toBeNull();
  });

  it('says why a typed day is not offered, and suggests days nearby', async () => {
    const tuesday = addDays(nextMonday, 1);
    show(tour({ weekdays: [1] }), { startDate: tuesday });
    expect(screen.getByRole('alert').textContent).toBe('This tour runs on Monday.');
    const near = await screen.findByRole('group', { name: 'Possible around these dates:' });
    const [first] = within(near).getAllByRole('button');
    expect(first?.textContent).toBe(shortDate(nextMonday));
    await userEvent.click(first!);
    expect(screen.queryByText('This tour runs on Monday.')).toBeNull();
    expect(first?.getAttribute('aria-pressed')).toBe('true');
  });

  it('rejects a stay that is too short, and says so at the check-out', async () => {
    show(villa({ leastNights: 3 }), { startDate: nextMonday, endDate: addDays(nextMonday, 2) });
    expect(described(/Check-out/)).toContain('Please stay at least 3 nights.');
    expect(described(/Check-in/)).not.toContain('Please stay');
    await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
    expect((await screen.findAllByText('Please stay at least 3 nights.')).length).toBeGreaterThan(
      1,
    );
  });

  it('says before it is sent that a stay is too long, and suggests no other', async () => {
    show(villa(), { startDate: nextMonday, endDate: addDays(nextMonday, 400) });
    expect(described(/Check-out/)).toContain(
      'For stays of more than 60 nights, please contact us.',
    );
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    cleanup();
    show(villa(), { startDate: addDays(today, 800) });
    expect(described(/Check-in/)).toContain('Please select a date within the next two years.');
    expect(screen.queryByRole('group', { name: /around these dates/ })).toBeNull();
  });

  it('reports when more guests are chosen than the day has places', async () => {
    show(tour({ seats: 3 }), { startDate: nextMonday });
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('combobox', { name: /Guests/ }));
    await userEvent.click(screen.getByRole('option', { name: '4 guests' }));
    expect(screen.getByRole('alert').textContent).toBe(
      'Only 3 places are left on this day. Please select another date or fewer guests.',
    );
    // No server answers here.
    expect(
      await screen.findByText(
        'We could not look up the free places just now. We will check them when you book.',
      ),
    ).toBeTruthy();
  });
});

describe('the calendar of Bali', () => {
  const busy = nextDay((day) => baliDayOf(day)?.kind === 'busy');
  const nyepi = nyepiDates.find(({ date }) => date > today)!.date;

  it('shows a note about a busy day beneath the date', () => {
    show(tour(), { startDate: busy });
    expect(described(/Date/)).toContain(baliDayOf(busy)?.guest);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers no tour on Nyepi, and says why', () => {
    show(tour(), { startDate: nyepi });
    expect(screen.getByRole('alert').textContent).toBe(baliDayOf(nyepi)?.guest);
  });

  it('allows a stay over Nyepi, with a note', () => {
    show(villa(), { startDate: addDays(nyepi, -1), endDate: addDays(nyepi, 1) });
    const [, days] = screen.getAllByRole('list');
    const notedDays = within(days!)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(notedDays).toHaveLength(2);
    expect(notedDays[1]).toContain(baliDayOf(nyepi)?.guest);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
