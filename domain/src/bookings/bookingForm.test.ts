import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { bookingFields } from './booking.ts';
import { bookingFormSchema } from './bookingForm.ts';
import { bookingProblemDescription } from './bookingProblems.ts';

type Sent = z.input<typeof bookingFields>;

const today = '2026-11-21';
const schema = bookingFormSchema(today);

const tour: Sent = {
  bookingType: 'tour',
  itemId: 'ubud-jungle-adventure',
  startDate: '2026-11-21',
  endDate: '',
  numberOfGuests: 2,
  customerName: 'Hannah Vogel',
  customerEmail: 'hannah@example.com',
};
const villa: Sent = {
  ...tour,
  bookingType: 'villa',
  itemId: 'villa-sawah-ubud',
  startDate: '2026-12-30',
  endDate: '2027-01-02',
};

/** The messages by field. */
const problems = (form: unknown): Record<string, string> =>
  Object.fromEntries(
    (schema.safeParse(form).error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      issue.message,
    ]),
  );

describe('the booking form', () => {
  it('accepts a tour today and a stay over the turn of the year', () => {
    expect(problems(tour)).toEqual({});
    expect(problems(villa)).toEqual({});
    expect(problems({ ...villa, endDate: '2026-12-31' })).toEqual({});
    expect(problems({ ...tour, numberOfGuests: 10 })).toEqual({});
    // The furthest day, and the longest stay.
    expect(problems({ ...tour, startDate: '2028-11-20' })).toEqual({});
    expect(problems({ ...villa, endDate: '2027-02-28' })).toEqual({});
  });

  it('asks for the date, each kind in its words', () => {
    expect(problems({ ...tour, startDate: '' })).toEqual({ startDate: 'Please select a date' });
    expect(problems({ ...villa, startDate: '' })).toEqual({ startDate: 'Please select a date' });
    expect(bookingProblemDescription('Please select a date', 'tour')).toBe(
      'Please select a date for your tour',
    );
    expect(bookingProblemDescription('Please select a date', 'villa')).toBe(
      'Please select check-in and check-out dates',
    );
  });

  it('asks for the check-out of a stay', () => {
    expect(problems({ ...villa, endDate: '' })).toEqual({
      endDate: 'Please select a check-out date',
    });
    expect(bookingProblemDescription('Please select a check-out date', 'villa')).toBe(
      'Both check-in and check-out dates are required for villa bookings',
    );
  });

  it('says so when the item is missing', () => {
    for (const itemId of ['', '../bookings/1', 'a'.repeat(101)]) {
      expect(problems({ ...tour, itemId })).toEqual({ itemId: 'Unable to process booking' });
    }
    expect(bookingProblemDescription('Unable to process booking', 'tour')).toBe(
      'Missing item information. Please try again later.',
    );
  });

  it('asks for name and email, and reports all fields at once', () => {
    expect(problems({ ...tour, startDate: '', customerName: ' ', customerEmail: '' })).toEqual({
      startDate: 'Please select a date',
      customerName: 'Please enter your name',
      customerEmail: 'Please enter your email',
    });
    expect(problems({ ...tour, customerEmail: 'hannah@' })).toEqual({
      customerEmail: 'Please enter a valid email address',
    });
  });

  it('says what day it is in Bali of a date that has passed', () => {
    expect(problems({ ...tour, startDate: '2026-11-20' })).toEqual({
      startDate: 'This date has passed: it is Nov 21, 2026 in Bali. Please select another date.',
    });
  });

  it('refuses nights that are known to be taken, and lets a stay begin and end beside them', () => {
    const taken = new Set(['2026-12-31', '2027-01-01']);
    const judged = (startDate: string, endDate: string) =>
      bookingFormSchema(today, taken).safeParse({ ...villa, startDate, endDate }).error?.issues;
    expect(judged('2026-12-29', '2027-01-01')).toEqual([
      expect.objectContaining({
        path: ['startDate'],
        message: 'Some of these nights are taken. Please choose other dates.',
      }),
    ]);
    expect(judged('2026-12-29', '2026-12-31')).toBeUndefined();
    expect(judged('2027-01-02', '2027-01-03')).toBeUndefined();
    const sameDay = { ...tour, startDate: '2026-12-31', endDate: '2027-01-02' };
    expect(bookingFormSchema(today, taken).safeParse(sameDay).success).toBe(true);
  });

  it.each([
    ['yesterday', { ...tour, startDate: '2026-11-20' }, 'startDate'],
    ['a day that does not exist', { ...tour, startDate: '2027-02-29' }, 'startDate'],
    ['a day more than two years ahead', { ...tour, startDate: '2028-11-21' }, 'startDate'],
    ['check-out on the day of check-in', { ...villa, endDate: '2026-12-30' }, 'endDate'],
    ['check-out before check-in', { ...villa, endDate: '2026-12-29' }, 'endDate'],
    ['a stay of 61 nights', { ...villa, endDate: '2027-03-01' }, 'endDate'],
    ['no guest', { ...tour, numberOfGuests: 0 }, 'numberOfGuests'],
    ['eleven guests', { ...tour, numberOfGuests: 11 }, 'numberOfGuests'],
    ['half a guest', { ...tour, numberOfGuests: 1.5 }, 'numberOfGuests'],
    ['another kind of booking', { ...tour, bookingType: 'boat' }, 'bookingType'],
  ])('refuses %s', (_, form, field) => {
    expect(Object.keys(problems(form))).toEqual([field]);
  });

  it('keeps a total sent along out of the result', () => {
    const form = schema.parse({ ...tour, totalPrice: 1 });
    expect(form).toMatchObject(tour);
    expect(form).not.toHaveProperty('totalPrice');
  });
});
