import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, baliDate } from '@selasar/domain/core';
import type { TripBooking } from '@selasar/domain/trips';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { withServer } from '../../testing/withServer.ts';

const { server, ReviewForm } = await withServer(() => import('./RequestCard.tsx'));
beforeEach(() => {
  bookingId = crypto.randomUUID();
});

const today = baliDate(new Date());
/** Unique for each test, because drafts are named by it. */
let bookingId: string;
const at = new Date();
const booking = (change: Partial<TripBooking> = {}): TripBooking => ({
  kind: 'bookings',
  id: bookingId,
  bookingType: 'tour',
  tourId: 'walk',
  itemName: 'Ubud Walk',
  startDate: addDays(today, -1),
  endDate: addDays(today, -1),
  numberOfGuests: 2,
  totalPrice: 170,
  customerName: 'Hannah Vogel',
  customerEmail: 'hannah@example.com',
  status: 'confirmed',
  createdAt: at,
  changedAt: at,
  thread: [],
  ...change,
});
const show = (change: Partial<TripBooking> = {}) =>
  renderAt('/', [
    {
      path: '/',
      element: (
        <article tabIndex={-1}>
          <ReviewForm request={booking(change)} tripKey="k1" />
        </article>
      ),
    },
  ]);
const open = () => userEvent.click(screen.getByRole('button', { name: 'Write a review' }));
const textField = () => screen.findByRole('textbox', { name: /Your review/ });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send review' }));
const text = 'The best morning of our whole journey.';
const write = async () => {
  await open();
  await fill(await textField(), text);
  // userEvent needs a pointer position, which jsdom does not have.
  fireEvent.click(screen.getByRole('radio', { name: '4 Stars' }));
};

describe('a review', () => {
  it.each([
    ['before its end', { endDate: today }],
    ['of a cancelled booking', { status: 'cancelled' as const }],
    ['of one that nobody has confirmed', { status: 'pending' as const }],
  ])('is not asked for %s', (_, change) => {
    show(change);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is sent with the key of the trip, and gets a thank-you', async () => {
    server.answer = () => ({ json: { result: { bookingId, status: 'waiting' } } });
    show();
    await write();
    expect(screen.getByDisplayValue('Hannah V.')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Country (optional)'), 'Germany');
    await send();
    expect(
      await screen.findByText('Thank you. Your review will appear once we have read it.'),
    ).toBeTruthy();
    // The form has disappeared with its button.
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('article'));
    expect(server.requests.map(({ body }) => body)).toEqual([
      { data: { rating: 4, text, name: 'Hannah V.', country: 'DE', key: 'k1', bookingId } },
    ]);
  });

  it('starts with its subject and one group of stars', async () => {
    show();
    await open();
    await textField();
    await expect.poll(() => document.activeElement?.textContent).toBe('How was Ubud Walk?');
    const group = within(screen.getByRole('group', { name: 'Your rating' }));
    const names = ['1 Star', '2 Stars', '3 Stars', '4 Stars', '5 Stars'];
    const buttons = names.map((name) => group.getByRole('radio', { name }));
    expect(new Set(buttons.map((button) => button.getAttribute('name'))).size).toBe(1);
  });

  it('requires stars and enough text, with messages', async () => {
    show();
    await open();
    await fill(await textField(), 'Nice.');
    await send();
    expect(await screen.findByText('Please choose one to five stars')).toBeTruthy();
    expect(screen.getByText('Please write at least 20 characters')).toBeTruthy();
    await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('radio');
    expect(server.requests).toEqual([]);
  });

  it('that is refused shows the reason, and is kept', async () => {
    const message = 'This booking has a review already. Thank you for it.';
    const details = { code: 'already-reviewed', message };
    server.answer = () => ({
      status: 409,
      json: { error: { status: 'ALREADY_EXISTS', message, details } },
    });
    show();
    await write();
    await send();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByDisplayValue(text)).toBeTruthy();
  });

  it('on an outdated page asks for a reload, and is kept', async () => {
    const message = 'This page is of an earlier version of the site. Please reload it.';
    const details = { code: 'operation-gone', message };
    const error = { status: 'NOT_FOUND', message, details };
    server.answer = () => ({ status: 404, json: { error } });
    show();
    await write();
    await send();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByDisplayValue(text)).toBeTruthy();
    cleanup();
    show();
    await open();
    expect(await screen.findByDisplayValue(text)).toBeTruthy();
  });

  it('that cannot be sent is kept, also after leaving the page', async () => {
    server.answer = () => undefined;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show();
    await write();
    await send();
    expect(await screen.findByText(/^You are offline. What you typed is kept/)).toBeTruthy();
    show();
    await open();
    await waitFor(() => expect(screen.getAllByDisplayValue(text)).toHaveLength(2));
  });

  it.each([
    ['waiting', 'Thank you. Your review will appear once we have read it.'],
    ['published', 'Thank you. Your review is on the page of Ubud Walk.'],
    ['hidden', 'Thank you for your review.'],
  ] as const)('that is %s is thanked for', (status, words) => {
    show({ review: { rating: 5, status } });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
