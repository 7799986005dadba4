import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from '@selasar/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { baliToday } from '../../../clock/baliToday.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { storeVisit, storedVisit } from './visitCheck.ts';
import { VisitForm } from './VisitForm.tsx';
import type { VisitCheck } from './visitCheck.ts';

const [from, to] = [addDays(baliToday(), 10), addDays(baliToday(), 13)];
const query = `from=${from}&to=${to}&guests=4`;

/** Renders the form of the villas, for what the list was checked for. */
const show = (path: string, visitCheck?: VisitCheck) =>
  renderAt(path, [
    { path: '/villas', element: <VisitForm name="villas" visitCheck={visitCheck} /> },
    { path: '/tours', element: 'Tours' },
    { path: '/', element: <VisitForm /> },
  ]);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const checked: VisitCheck = {
  query,
  label: 'Dec 5 – Dec 8 · 4 guests',
  offers: {
    one: { why: 'taken' },
    two: { why: 'taken' },
    three: { why: 'too-small' },
    four: { search: `?${query}`, usd: 300, total: 'Total $300', details: '' },
  },
};

beforeEach(() => sessionStorage.clear());

describe('the form for a visit', () => {
  it('puts days and guests into the address, beside the filters', async () => {
    const router = show('/villas?q=ubud');
    type('Check-in', from);
    type('Check-out', to);
    type('Guests', '4');
    await press('Show');
    expect(router.state.location.search).toBe(`?q=ubud&${query}`);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('leads from the home page to either list', async () => {
    const router = show('/');
    type('First day', from);
    type('Last day', to);
    await press('Show tours');
    expect(router.state.location).toMatchObject({
      pathname: '/tours',
      search: `?from=${from}&to=${to}&guests=2`,
    });
  });

  it('does not keep a last day before the first', () => {
    show('/villas');
    type('Check-out', from);
    type('Check-in', to);
    expect(field('Check-out').value).toBe('');
    expect(field('Check-out').min).toBe(to);
  });

  it('says what is hidden and why, and shows all again', async () => {
    const router = show(`/villas?q=ubud&${query}`, checked);
    expect(storedVisit()).toBe(query);
    expect(screen.getByText('Dec 5 – Dec 8 · 4 guests')).toBeTruthy();
    expect(screen.getByText(/^3 villas are hidden: 2 taken, 1 too small/)).toBeTruthy();
    expect(field('Check-in').value).toBe(from);
    await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
    expect(router.state.location.search).toBe('?q=ubud');
    expect(storedVisit()).toBe('');
  });

  it('shows all again when its days are emptied', async () => {
    const router = show(`/villas?${query}`, checked);
    type('Check-in', '');
    type('Check-out', '');
    await press('Show');
    expect(router.state.location.search).toBe('');
    expect(storedVisit()).toBe('');
  });

  it('brings the visit of the tab into the address of the next list', async () => {
    storeVisit(query);
    const router = show('/villas?q=ubud', checked);
    await act(async () => undefined);
    expect(router.state.location.search).toBe(`?q=ubud&${query}`);
  });

  it('is filled in on the home page', () => {
    storeVisit(query);
    show('/');
    expect(field('First day').value).toBe(from);
    expect(field('Guests').value).toBe('4');
  });

  it('does not keep a visit that cannot be', () => {
    show('/villas?from=2020-01-01', { query: 'from=2020-01-01', problem: 'This date has passed.' });
    expect(screen.getByText('This date has passed. All villas are shown.')).toBeTruthy();
    expect(storedVisit()).toBe('');
  });
});
