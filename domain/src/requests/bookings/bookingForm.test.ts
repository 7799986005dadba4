import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { validateWith, problemText } from '../../core/problem.ts';
import { problemAdvice } from '../../core/problemMessages.ts';
import { checkAvailability } from '../../pricing/rules/checkAvailability.ts';
import type { bookingFields } from './booking.ts';
import type { BookingType } from '../../core/schemas.ts';
import { bookingFormSchema } from './bookingForm.ts';

type Sent = z.input<typeof bookingFields>;

const today = '2026-11-21';
const now = new Date('2026-11-21T01:30:00Z');
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

/** The problems of a form, by field. */
const problems = async (form: unknown, by = schema): Promise<Record<string, string>> =>
  Object.fromEntries(
    ((await validateWith(by, form)).problems ?? []).map((problem) => [
      problem.field,
      problemText(problem),
    ]),
  );
/** The advice that the toast adds. */
const advice = async (form: unknown) =>
  ((await validateWith(schema, form)).problems ?? []).map(({ code }) => problemAdvice[code]);

describe('the booking form', () => {
  it('accepts a tour today and a stay over the turn of the year', async () => {
    expect(await problems(tour)).toEqual({});
    expect(await problems(villa)).toEqual({});
    expect(await problems({ ...villa, endDate: '2026-12-31' })).toEqual({});
    expect(await problems({ ...tour, numberOfGuests: 10 })).toEqual({});
    // The latest day, and the longest stay.
    expect(await problems({ ...tour, startDate: '2028-11-20' })).toEqual({});
    expect(await problems({ ...villa, endDate: '2027-02-28' })).toEqual({});
  });

  it('requires the date, with a message for each kind of booking', async () => {
    expect(await problems({ ...tour, startDate: '' })).toEqual({
      startDate: 'Please select a date',
    });
    expect(await problems({ ...villa, startDate: '' })).toEqual({
      startDate: 'Please select a date',
    });
    expect(await advice({ ...tour, startDate: '' })).toEqual([
      'Please select a date for your tour',
    ]);
    expect(await advice({ ...villa, startDate: '' })).toEqual([
      'Please select check-in and check-out dates',
    ]);
  });

  it('requires the check-out of a stay', async () => {
    expect(await problems({ ...villa, endDate: '' })).toEqual({
      endDate: 'Please select a check-out date',
    });
    expect(await advice({ ...villa, endDate: '' })).toEqual([
      'Both check-in and check-out dates are required for villa bookings',
    ]);
  });

  it('reports a missing item', async () => {
    for (const itemId of ['', '../bookings/1', 'a'.repeat(101)]) {
      expect(await problems({ ...tour, itemId })).toEqual({ itemId: 'Unable to process booking' });
    }
    expect(await advice({ ...tour, itemId: '' })).toEqual([
      'Missing item information. Please try again later.',
    ]);
  });

  it('requires name and email, and reports all fields at once', async () => {
    expect(
      await problems({ ...tour, startDate: '', customerName: ' ', customerEmail: '' }),
    ).toEqual({
      startDate: 'Please select a date',
      customerName: 'Please enter your name',
      customerEmail: 'Please enter your email',
    });
    expect(await problems({ ...tour, customerEmail: 'hannah@' })).toEqual({
      customerEmail: 'Please enter a valid email address',
    });
  });

  it('names the current day in Bali for a date that has passed', async () => {
    expect(await problems({ ...tour, startDate: '2026-11-20' })).toEqual({
      startDate: 'This date has passed: it is Nov 21, 2026 in Bali. Please select another date.',
    });
  });

  it('rejects nights that are known to be taken, and accepts a stay that ends or begins next to them', async () => {
    const known = { now, takenNights: new Set(['2026-12-31', '2027-01-01']) };
    const schemaFor = (type: BookingType) =>
      bookingFormSchema(
        today,
        (requested) => checkAvailability({ type, price: 100, rules: {} }, requested, known).refused,
      );
    const stayProblems = (startDate: string, endDate: string) =>
      problems({ ...villa, startDate, endDate }, schemaFor('villa'));
    expect(await stayProblems('2026-12-29', '2027-01-01')).toEqual({
      startDate: 'Some of these nights are taken. Please choose other dates.',
    });
    expect(await stayProblems('2026-12-29', '2026-12-31')).toEqual({});
    expect(await stayProblems('2027-01-02', '2027-01-03')).toEqual({});
    const sameDay = { ...tour, startDate: '2026-12-31', endDate: '2027-01-02' };
    expect(schemaFor('tour').safeParse(sameDay).success).toBe(true);
  });

  it.each([
    ['yesterday', { ...tour, startDate: '2026-11-20' }, 'startDate', 'date-in-past'],
    [
      'a day that does not exist',
      { ...tour, startDate: '2027-02-29' },
      'startDate',
      'tour-date-missing',
    ],
    [
      'a day more than two years ahead',
      { ...tour, startDate: '2028-11-21' },
      'startDate',
      'date-too-far',
    ],
    [
      'check-out on the day of check-in',
      { ...villa, endDate: '2026-12-30' },
      'endDate',
      'check-out-too-early',
    ],
    [
      'check-out before check-in',
      { ...villa, endDate: '2026-12-29' },
      'endDate',
      'check-out-too-early',
    ],
    ['a stay of 61 nights', { ...villa, endDate: '2027-03-01' }, 'endDate', 'stay-too-long'],
    ['no guest', { ...tour, numberOfGuests: 0 }, 'numberOfGuests', 'too-small'],
    ['eleven guests', { ...tour, numberOfGuests: 11 }, 'numberOfGuests', 'too-large'],
    ['half a guest', { ...tour, numberOfGuests: 1.5 }, 'numberOfGuests', 'field-invalid'],
    ['another kind of booking', { ...tour, bookingType: 'boat' }, 'bookingType', 'field-invalid'],
  ])('refuses %s', async (_, form, field, code) => {
    expect((await validateWith(schema, form)).problems).toMatchObject([{ field, code }]);
  });

  it('drops a total that the client sends', () => {
    const form = schema.parse({ ...tour, totalPrice: 1 });
    expect(form).toMatchObject(tour);
    expect(form).not.toHaveProperty('totalPrice');
  });
});
