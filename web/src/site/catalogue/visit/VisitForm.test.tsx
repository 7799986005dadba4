import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, shortDate } from '@selasar/domain/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { baliToday } from '../../../clock/useToday.ts';
import { fill } from '../../../testing/fill.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { storedVisit, storeVisit, type VisitCheck } from '../../common/visit.ts';
import { VisitForm } from './VisitForm.tsx';

const [from, to] = [addDays(baliToday(), 10), addDays(baliToday(), 13)];
const query = `from=${from}&to=${to}&guests=4`;

/** Renders the form of the villas, for what the list was checked for. */
const show = (path: string, visitCheck?: VisitCheck) =>
  renderAt(path, [
    { path: '/villas', element: <VisitForm name="villas" visitCheck={visitCheck} /> },
    { path: '/tours', element: 'Tours' },
    { path: '/', element: <VisitForm visitCheck={visitCheck} /> },
  ]);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const guests = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Guests' });
const fold = () => screen.getByRole('form').closest('details')!;

/** The button of a date, which says what is chosen. */
const dateButton = (label: string) =>
  screen.getByRole('button', { name: new RegExp(`^${label} `) });
const dateIn = (label: string) => dateButton(label).textContent;

/** Picks days in the calendar that the button opens. */
async function pick(label: string, ...days: string[]): Promise<void> {
  await userEvent.click(dateButton(label));
  const calendar = await screen.findByRole('dialog', { name: 'Choose your dates' });
  await within(calendar).findByRole('grid');
  const cell = (day: string) => calendar.querySelector(`[data-day="${day}"]`);
  for (const day of days) {
    while (!cell(day)) {
      await userEvent.click(within(calendar).getByRole('button', { name: 'Next month' }));
    }
    await userEvent.click(cell(day)!);
  }
  await userEvent.click(within(calendar).getByRole('button', { name: 'Done' }));
}

const checked: VisitCheck = {
  query,
  label: 'Dec 5 – Dec 8 · 4 guests',
  offers: {
    one: { why: 'taken' },
    two: { why: 'taken' },
    three: { why: 'too-small' },
    four: { why: 'too-late' },
    five: { search: `?${query}`, usd: 300, total: 'Total $300', details: '' },
  },
};

beforeEach(() => sessionStorage.clear());

describe('the form for a visit', () => {
  it('puts days and guests into the address, beside the filters', async () => {
    const router = show('/villas?q=ubud');
    await pick('Check-in', from, to);
    expect([dateIn('Check-in'), dateIn('Check-out')]).toEqual([shortDate(from), shortDate(to)]);
    await userEvent.clear(guests());
    await fill(guests(), '4');
    await press('Show');
    expect(router.state.location.search).toBe(`?q=ubud&${query}`);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('leads from the home page to either list, also with one day', async () => {
    const router = show('/');
    await pick('First day', from, from);
    await press('Show tours');
    expect(router.state.location).toMatchObject({
      pathname: '/tours',
      search: `?from=${from}&to=${from}&guests=2`,
    });
  });

  it('picks the last day alone, and never one before the first', async () => {
    show(`/villas?${query}`, checked);
    await pick('Check-out', addDays(to, 1));
    expect([dateIn('Check-in'), dateIn('Check-out')]).toEqual([
      shortDate(from),
      shortDate(addDays(to, 1)),
    ]);
    await pick('Check-out', addDays(from, -1));
    expect([dateIn('Check-in'), dateIn('Check-out')]).toEqual([
      shortDate(addDays(from, -1)),
      'Choose date',
    ]);
  });

  it('says what is hidden and why, and shows all again', async () => {
    const router = show(`/villas?q=ubud&${query}`, checked);
    expect(storedVisit()).toBe(query);
    expect(screen.getByText('Dec 5 – Dec 8 · 4 guests')).toBeTruthy();
    expect(
      screen.getByText(
        /^4 villas are not shown: 2 already booked, 1 too small for your group, 1 too late to book/,
      ),
    ).toBeTruthy();
    expect(dateIn('Check-in')).toBe(shortDate(from));
    const all = screen.getByRole('link', { name: 'Show all' });
    expect(getComputedStyle(all).textDecorationLine || getComputedStyle(all).textDecoration).toBe(
      'underline',
    );
    await userEvent.click(all);
    expect(router.state.location.search).toBe('?q=ubud');
    expect(storedVisit()).toBe('');
  });

  it('shows all again when its days are cleared', async () => {
    const twoGuests = query.replace('guests=4', 'guests=2');
    const router = show(`/villas?${twoGuests}`, { ...checked, query: twoGuests });
    await userEvent.click(dateButton('Check-in'));
    const calendar = await screen.findByRole('dialog');
    await userEvent.click(within(calendar).getByRole('button', { name: 'Clear dates' }));
    await userEvent.click(within(calendar).getByRole('button', { name: 'Done' }));
    await press('Show');
    expect(router.state.location.search).toBe('');
    expect(storedVisit()).toBe('');
  });

  it('keeps a number of guests without days', async () => {
    const router = show('/villas');
    await userEvent.clear(guests());
    await fill(guests(), '6');
    await press('Show');
    expect(router.state.location.search).toBe('?guests=6');
  });

  it('leaves too many guests to the message of the page', async () => {
    const router = show('/villas');
    await userEvent.clear(guests());
    await fill(guests(), '14');
    await press('Show');
    expect(router.state.location.search).toBe('?guests=14');
  });

  it.each(['/villas?q=ubud', '/?q=ubud'])(
    'brings the visit of the tab into the address of %s',
    async (path) => {
      storeVisit(query);
      const router = show(path);
      await act(async () => undefined);
      expect(router.state.location.search).toBe(`?q=ubud&${query}`);
    },
  );

  it('says on the home page what is chosen', () => {
    show(`/?${query}`, checked);
    expect(screen.getByText('Dec 5 – Dec 8 · 4 guests')).toBeTruthy();
    expect(dateIn('First day')).toBe(shortDate(from));
    expect(guests().value).toBe('4');
  });

  it('does not keep a visit that cannot be, and opens its fields', () => {
    show('/villas?from=2020-01-01', { query: 'from=2020-01-01', problem: 'This date has passed.' });
    expect(screen.getByText('This date has passed. All villas are shown.')).toBeTruthy();
    expect(storedVisit()).toBe('');
    expect(fold().open).toBe(true);
  });

  it('closes its fields for a visit that can be', async () => {
    show(`/villas?${query}`, checked);
    expect(fold().open).toBe(false);
    fold().open = true;
    await press('Show');
    expect(fold().open).toBe(false);
  });
});
