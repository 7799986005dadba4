import { expect, it } from 'vitest';
import type { z } from 'zod';
import { validateWith } from '../../core/problem.ts';
import { newBookingSchema, type newBookingFields } from './bookingForm.ts';

type Sent = z.input<typeof newBookingFields>;

const form: Sent = {
  bookingType: 'villa',
  itemId: 'villa-sawah-ubud',
  startDate: '2026-12-30',
  endDate: '2027-01-02',
  numberOfGuests: 2,
  customerName: 'Hannah Vogel',
  customerEmail: 'hannah@example.com',
  customerPhone: '',
  status: 'confirmed',
};

const problems = async (change: Partial<Sent>) =>
  ((await validateWith(newBookingSchema('2026-11-21'), { ...form, ...change })).problems ?? []).map(
    ({ field, code }) => `${field}: ${code}`,
  );

it('requires an email or a phone number', async () => {
  expect(await problems({})).toEqual([]);
  const phone = { customerPhone: '0812 3456 7890' };
  expect(await problems({ customerEmail: '', ...phone })).toEqual([]);
  expect(await problems(phone)).toEqual([]);
  expect(await problems({ customerEmail: ' ' })).toEqual(['customerPhone: contact-missing']);
  expect(await problems({ customerPhone: '12' })).toEqual(['customerPhone: phone-invalid']);
  expect(await problems({ customerEmail: 'a@', ...phone })).toEqual([
    'customerEmail: email-invalid',
  ]);
});

it('accepts the same dates as the guest’s form', async () => {
  expect(await problems({ startDate: '2026-11-20' })).toEqual(['startDate: date-in-past']);
  expect(await problems({ endDate: form.startDate })).toEqual(['endDate: check-out-too-early']);
  expect(await problems({ bookingType: 'tour', endDate: '' })).toEqual([]);
});

it('asks for the name of the guest, not of the person who types', async () => {
  expect(await problems({ customerName: ' ' })).toEqual(['customerName: guest-name-missing']);
});

it('marks a missing check-out beside a missing check-in', async () => {
  expect(await problems({ startDate: '', endDate: '' })).toEqual([
    'startDate: stay-dates-missing',
    'endDate: check-out-missing',
  ]);
  expect(await problems({ startDate: '' })).toEqual(['startDate: stay-dates-missing']);
  expect(await problems({ bookingType: 'tour', startDate: '', endDate: '' })).toEqual([
    'startDate: tour-date-missing',
  ]);
});
