import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, shortDate } from '@selasar/domain/core';
import { localeOf, provideLocale } from '@selasar/domain/i18n';
import type { BookingForm } from '@selasar/domain/requests';
import { afterEach, describe, expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { browserKeys } from '../../browserKeys.ts';
import { baliToday } from '../../clock/useToday.ts';
import { persistedForm } from '../../forms/persistedForm.ts';
import { clearVisit, storeVisit } from '../common/visit.ts';
import { BookingCard } from './BookingCard.tsx';
import { emptyForm } from './fields.tsx';
import type { BookableItem } from './item.ts';
import { fill } from '../../testing/fill.ts';

const tour: BookableItem = { type: 'tour', id: 'ubud-walk', name: 'Ubud Walk', price: 85 };

const villa: BookableItem = {
  type: 'villa',
  id: 'villa-sawah',
  name: 'Villa Sawah',
  price: 220,
  capacity: 4,
};
const in20Days = addDays(baliToday(), 20);

/** Stores a draft, as if typed before the page loaded. */
const draft = (typed: Partial<BookingForm>) => {
  const empty = emptyForm(villa);
  const form = persistedForm({ name: `booking/villa/${villa.id}` }, { values: empty });
  form.write({ values: { ...empty, ...typed } });
  return form;
};

const show = (item = tour, search = '') =>
  renderAt(`/${search}`, [{ path: '/', element: <BookingCard item={item} /> }]);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Book Now' }));

afterEach(() => provideLocale(() => undefined));

describe('BookingCard', () => {
  it('starts with two guests and multiplies the price by the guests', async () => {
    show();
    expect(screen.getByText('Total $170')).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox', { name: /Guests/ }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '1 guest',
      ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => `${count} guests`),
    ]);
    await userEvent.click(screen.getByRole('option', { name: '10 guests' }));
    expect(screen.getByText('Total $850')).toBeTruthy();
  });

  describe('from the card of a list', () => {
    const of = (guestsOfVisit: number) =>
      `?from=${in20Days}&to=${addDays(in20Days, 3)}&guests=${guestsOfVisit}`;

    it('has the days and guests of its address', async () => {
      show(villa, of(4));
      expect(await screen.findByText('Total $660')).toBeTruthy();
      expect(screen.getByRole('combobox', { name: /Guests/ }).textContent).toBe('4 guests');
      // Nobody typed it.
      expect(Object.keys(sessionStorage)).toEqual([]);
    });

    it('has those of the visit without an address, as from the footer', async () => {
      storeVisit(of(4).slice(1));
      show(villa);
      expect(await screen.findByText('Total $660')).toBeTruthy();
      expect(screen.getByRole('combobox', { name: /Guests/ }).textContent).toBe('4 guests');
      cleanup();
      show(tour);
      expect(await screen.findByText('Total $340')).toBeTruthy();
      expect(screen.getByDisplayValue(shortDate(in20Days))).toBeTruthy();
      clearVisit();
    });

    it('keeps what the guest typed themselves for this villa', async () => {
      draft({ startDate: in20Days, endDate: addDays(in20Days, 1), customerName: 'Hannah Vogel' });
      show(villa, of(4));
      expect(await screen.findByText('Total $220')).toBeTruthy();
    });

    it('has the days beside a name that the guest typed', async () => {
      draft({ customerName: 'Hannah Vogel' });
      show(villa, of(3));
      expect(await screen.findByText('Total $660')).toBeTruthy();
      expect(screen.getByDisplayValue('Hannah Vogel')).toBeTruthy();
    });

    it('ignores what no form can take', async () => {
      show(villa, '?from=soon&to=2026-13-01&guests=99');
      expect(await screen.findByText('Total $220')).toBeTruthy();
      expect(screen.getByRole('combobox', { name: /Guests/ }).textContent).toBe('2 guests');
    });
  });

  it('reports a missing date in a toast, and missing name and email beneath the fields', async () => {
    show();
    await send();
    expect((await screen.findAllByText('Please select a date')).length).toBeGreaterThan(0);
    expect(screen.getByText('Please select a date for your tour')).toBeTruthy();
    expect(screen.getByText('Please enter your name')).toBeTruthy();
    expect(screen.getByText('Please enter your email')).toBeTruthy();
  });

  it('asks in the language of the page', async () => {
    const indonesian = await localeOf('id');
    provideLocale(() => indonesian);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Pesan Sekarang' }));
    expect(await screen.findByText('Silakan pilih tanggal untuk tur Anda')).toBeTruthy();
  });

  it('says so when the item is missing', async () => {
    show({ ...tour, id: '' });
    await send();
    expect(await screen.findByText('Unable to process booking')).toBeTruthy();
    expect(screen.getByText('Missing item information. Please try again later.')).toBeTruthy();
  });

  it('keeps the input and shows a message of the site when the server is unreachable', async () => {
    show();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /Choose date/ }));
    await user.click(await screen.findByRole('button', { name: /next month/i }));
    await user.click(await screen.findByRole('gridcell', { name: /^15 / }));
    await fill(screen.getByRole('textbox', { name: /Name/ }), 'Ana Pratiwi');
    await fill(screen.getByRole('textbox', { name: /Email/ }), 'ana@example.com');
    await send();
    expect(await screen.findByText('Error submitting booking')).toBeTruthy();
    expect(screen.getByText('Please try again or contact us directly.')).toBeTruthy();
    expect(screen.getByDisplayValue('Ana Pratiwi')).toBeTruthy();
    expect(screen.getByDisplayValue('ana@example.com')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Book Now' }).getAttribute('aria-disabled')).toBe(
      'false',
    );
  });

  it('shows phone, hotel and pickup only when opened, and keeps their input', async () => {
    show();
    expect(screen.queryByRole('textbox', { name: 'Phone' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Add phone, hotel or pickup time/ }));
    await fill(screen.getByRole('textbox', { name: 'Phone' }), '12');
    await fill(screen.getByRole('textbox', { name: 'Hotel' }), 'Alaya Ubud');
    expect(screen.getByLabelText('Pickup time')).toBeTruthy();
    await send();
    expect(await screen.findByText(/Please enter a phone number with its country/)).toBeTruthy();
    cleanup();
    show();
    expect(screen.getByDisplayValue('Alaya Ubud')).toBeTruthy();
  });

  it('has no pickup for a stay, and opens the optional fields if one is invalid', async () => {
    draft({ customerPhone: '' });
    show(villa);
    await userEvent.click(screen.getByRole('button', { name: 'Add a phone number (optional)' }));
    expect(screen.getByRole('textbox', { name: 'Phone' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Hotel' })).toBeNull();
  });

  it('requires both dates of a stay, one after the other', async () => {
    show(villa);
    expect(screen.getByText('per night')).toBeTruthy();
    await send();
    expect((await screen.findAllByText('Please select a date')).length).toBeGreaterThan(0);
    expect(screen.getByText('Please select check-in and check-out dates')).toBeTruthy();
  });

  it('requires the check-out of a stay', async () => {
    draft({ startDate: in20Days });
    show(villa);
    await send();
    expect((await screen.findAllByText('Please select a check-out date')).length).toBeGreaterThan(
      0,
    );
    expect(
      screen.getByText('Both check-in and check-out dates are required for villa bookings'),
    ).toBeTruthy();
  });

  it('leaves a stay whose answer was lost to the server: it may hold the nights itself', () => {
    const stay = { startDate: in20Days, endDate: addDays(in20Days, 1) };
    // Refused by this page, as taken nights are.
    const rules = { leastNights: 3, instantConfirmation: true } as const;
    const refused = () => screen.queryByText('Please stay at least 3 nights.');
    draft(stay);
    show({ ...villa, rules });
    expect(refused()).toBeTruthy();
    cleanup();
    draft(stay).idempotencyKey();
    show({ ...villa, rules });
    expect(refused()).toBeNull();
    cleanup();
    // A request that staff confirm takes no nights.
    show({ ...villa, rules: { leastNights: 3 } });
    expect(refused()).toBeTruthy();
  });

  it('shows the price of one night until both dates are chosen', () => {
    show(villa);
    expect(screen.getByText('1 night × $220')).toBeTruthy();
    expect(screen.getByText('Total $220')).toBeTruthy();
    cleanup();
    draft({ startDate: in20Days, endDate: addDays(in20Days, 4) });
    show(villa);
    expect(screen.getByText('4 nights × $220')).toBeTruthy();
    expect(screen.getByText('Total $880')).toBeTruthy();
  });

  it('offers at most as many guests as the villa sleeps', async () => {
    show(villa);
    await userEvent.click(screen.getByRole('combobox', { name: /Guests/ }));
    const options = screen.getAllByRole('option');
    expect(options).toHaveLength(10);
    expect(
      options.filter((option) => option.getAttribute('aria-disabled') !== 'true'),
    ).toHaveLength(4);
  });

  it('starts with the capacity of a small villa', () => {
    show({ ...villa, capacity: 1 });
    expect(screen.getByRole('combobox', { name: /Guests/ }).textContent).toBe('1 guest');
  });

  it('opens a chat that names the tour', () => {
    show();
    const link = screen.getByRole('link', { name: /\+62/ });
    expect(link.getAttribute('href')).toContain(encodeURIComponent('Ubud Walk'));
    expect(link.getAttribute('target')).toBe('_blank');
  });
});

it.each([
  [true, 'about my trip'],
  [false, 'about my request'],
])('a question about a booking that is confirmed (%s) is %s', async (isConfirmed, words) => {
  const booked = {
    bookingId: crypto.randomUUID(),
    bookingType: 'tour',
    itemName: 'Ubud Walk',
    startDate: in20Days,
    endDate: in20Days,
    numberOfGuests: 2,
    totalPrice: 170,
    customerEmail: 'ana@example.com',
    at: Date.now(),
    ...(isConfirmed && { isConfirmed }),
  };
  sessionStorage.setItem(
    `${browserKeys.confirmation}booked/tour/${tour.id}`,
    JSON.stringify(booked),
  );
  show();
  const link = await screen.findByRole('link', { name: /^Ask about / });
  expect(link.getAttribute('href')).toContain(encodeURIComponent(words));
});

describe('the terms beside the price', () => {
  it('promise no free cancellation if the offer has no rule for it', () => {
    show();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Nothing to pay now',
      'Reply usually the same day',
    ]);
  });

  it('say that it is confirmed at once, but not for a tour without a number of seats', () => {
    const rules = { instantConfirmation: true } as const;
    const last = () => screen.getAllByRole('listitem').at(-1)?.textContent;
    show({ ...villa, rules });
    expect(last()).toBe('Instant confirmation');
    cleanup();
    show({ ...tour, rules });
    expect(last()).toBe('Reply usually the same day');
    cleanup();
    show({ ...tour, rules: { ...rules, seats: 8 } });
    expect(last()).toBe('Instant confirmation');
  });

  it('show the days before, and the exact day once a date is chosen', () => {
    const rules = { freeCancellationDays: 3 };
    show({ ...villa, rules });
    expect(screen.getByText('Free cancellation until 3 days before')).toBeTruthy();
    cleanup();
    draft({ startDate: in20Days });
    show({ ...villa, rules });
    const until = shortDate(addDays(in20Days, -3));
    expect(screen.getByText(`Free cancellation until ${until}`)).toBeTruthy();
  });

  it('stand below the rating, if there is one', () => {
    show({ ...tour, rating: { average: 4.5, count: 2 } });
    expect(screen.getByRole('link', { name: '2 reviews' })).toBeTruthy();
    cleanup();
    show();
    expect(screen.queryByText(/review/)).toBeNull();
  });
});
