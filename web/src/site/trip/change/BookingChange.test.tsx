import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, monthOf, nightsOf, shortDate } from '@selasar/domain/core';
import type { TripBooking } from '@selasar/domain/trips';
import { beforeEach, expect, it } from 'vitest';
import { baliToday } from '../../../clock/useToday.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { FIRESTORE, withServer } from '../../../testing/withServer.ts';
import { readTime, storedCalendar, storedVilla } from '../../../testing/storedOffers.ts';
import { stay as anyStay } from '../../../testing/tripRequests.ts';

// The booking's own nights are free for its change; those of others are not.

const villaId = 'villa-sawah';
/** A stay in the middle of the next month. */
const startDate = `${addDays(`${baliToday().slice(0, 8)}28`, 5).slice(0, 7)}-10`;
const after = (days: number) => addDays(startDate, days);
const stay: TripBooking = { ...anyStay, villaId, startDate, endDate: after(2) };
/** Its own nights, and those of another booking from its last day on. */
const taken = [...nightsOf(stay), after(2), after(3)];

const { server, BookingChange } = await withServer(() => import('./BookingChange.tsx'), FIRESTORE);
beforeEach(() => {
  server.answer = (_path, body) => {
    const name = (body as { documents?: string[] } | undefined)?.documents?.[0] ?? '';
    const found = name.endsWith(`/villas/${villaId}`)
      ? storedVilla(villaId, { pricePerNight: 200, capacity: 4, rules: { mostNights: 9 } })
      : storedCalendar(
          villaId,
          name.slice(-7),
          taken.filter((night) => monthOf(night) === name.slice(-7)),
        );
    return { json: [{ found, readTime }] };
  };
});

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const day = (date: string) => document.querySelector<HTMLButtonElement>(`[data-day="${date}"]`);
const labelsOf = (date: string) => day(date)?.ariaLabel?.split(', ').slice(1);

async function open(request: TripBooking) {
  renderAt('/', [
    { path: '/', element: <BookingChange request={request} onClose={() => undefined} /> },
  ]);
  // The villa has loaded.
  await screen.findByText('Sleeps up to 4 guests');
  await user.click(screen.getByRole('button', { name: /^Choose date of check-in/ }));
  await waitFor(() => expect(day(startDate)).toBeTruthy());
}

it('shows the nights taken by others, and offers the booking’s own nights', async () => {
  await open(stay);
  await waitFor(() => expect(labelsOf(after(3))).toEqual(['taken']));
  expect(labelsOf(startDate)).toEqual(['check-in']);
  expect(labelsOf(after(1))).toEqual(['in your stay']);
  expect(day(after(1))?.ariaDisabled).not.toBe('true');
  expect(day(after(3))?.ariaDisabled).toBe('true');
  // One night earlier, including one of its own nights.
  await user.click(day(after(-1))!);
  await user.click(day(after(1))!);
  expect(screen.getAllByText(/2 nights · \$400/).length).toBeGreaterThan(0);
});

it('an unconfirmed booking has no own nights: sends no request, and offers free dates', async () => {
  await open({ ...stay, status: 'pending' });
  await waitFor(() => expect(labelsOf(after(1))).toContain('taken'));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Free around these dates:')).toBeTruthy();
  expect(
    screen.getByText('Some of these nights are taken. Please choose other dates.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: /Guests/ }));
  await user.click(screen.getByRole('option', { name: '3 guests' }));
  await user.click(screen.getByRole('button', { name: 'See the price' }));
  // The unreachable server was not called.
  expect(screen.queryByText(/we do not know whether/)).toBeNull();
  await user.click(screen.getByRole('button', { name: new RegExp(`^${shortDate(after(4))}`) }));
  expect(screen.queryByText(/^Some of these nights are taken/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'See the price' }));
  expect(await screen.findByText(/we do not know whether/)).toBeTruthy();
});
