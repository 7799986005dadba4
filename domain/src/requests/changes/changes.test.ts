import { expect, it } from 'vitest';
import { bookingTable } from '../bookings/booking.ts';
import { asForm } from '../../core/fieldTable.ts';
import { validateWith } from '../../core/problem.ts';
import { transferTable } from '../transfers/transfer.ts';
import { paymentFormSchema } from './payments.ts';
import { editedDatesProblem } from '../bookings/bookingForm.ts';
import { editedRouteProblem } from '../transfers/transferForm.ts';
import { capPromises, depositAt } from '../../pricing/rules/priceOf.ts';
import { seenByGuest } from '../../trips/tripView.ts';
import { changeOperations } from './operations.ts';
import { staffRequestOperations } from '../operations.ts';

const id = '1a2b3c4d-5e1a-4bae-8ba1-000000000000';
it('keeps the promised deposit and free cancellation, within the price and before the first day', () => {
  const promised = { deposit: 100, freeUntil: '2026-12-10' };
  const capped = (totalPrice: number, startDate: string) =>
    capPromises(promised, { totalPrice, startDate });
  expect(capped(300, '2026-12-12')).toEqual(promised);
  expect(capped(80, '2026-12-08')).toEqual({ deposit: 80, freeUntil: '2026-12-08' });
  expect(capPromises({}, { totalPrice: 1, startDate: '2026-12-08' })).toEqual({});
});

it('moves the deposit with a lower price that staff set, and never above the promise', () => {
  expect(depositAt(270, { deposit: 108, totalPrice: 540 })).toBe(54);
  expect(depositAt(1080, { deposit: 108, totalPrice: 540 })).toBe(108);
  expect(depositAt(0, { deposit: 108, totalPrice: 540 })).toBe(0);
  expect(depositAt(1, { deposit: 1, totalPrice: 3 })).toBe(0.33);
  expect(depositAt(270, { totalPrice: 540 })).toBeUndefined();
  expect(depositAt(270, { deposit: 0, totalPrice: 0 })).toBeUndefined();
});

it('asks for an amount above 0, gives back at most what was paid, and knows no day to come', async () => {
  const found = async (amount: number, refundOf?: number, date = '2026-12-01') =>
    (
      await validateWith(paymentFormSchema({ today: '2026-12-01', refundOf }), {
        amount,
        date,
        way: 'cash',
        note: '',
      })
    ).problems?.map(({ field, code }) => `${field}: ${code}`);
  expect(await found(170)).toBeUndefined();
  expect(await found(170, 170)).toBeUndefined();
  expect(await found(170.01, 170)).toEqual(['amount: refund-too-large']);
  expect(await found(5, 0)).toEqual(['amount: refund-too-large']);
  expect(await found(0, 170)).toEqual(['amount: amount-missing']);
  expect(await found(-5)).toEqual(['amount: amount-missing']);
  expect(await found(5, undefined, '2026-12-02')).toEqual(['date: payment-in-future']);
});

it('accepts an unchanged first day that has passed, but no move into the past', () => {
  const problem = (startDate: string, endDate: string) =>
    editedDatesProblem(
      { bookingType: 'villa', startDate, endDate },
      { startDate: '2026-11-20' },
      '2026-11-22',
    )?.report.message;
  expect(problem('2026-11-20', '2026-11-25')).toBeUndefined();
  expect(problem('2026-11-21', '2026-11-25')).toBe('date-in-past');
  expect(problem('2026-11-20', '2026-11-20')).toBe('check-out-too-early');
});

it('checks a pickup only if it changes, and the route in any case', () => {
  const route = {
    pickupLocation: 'Airport',
    destination: 'Ubud',
    pickupDate: '2026-11-20',
    pickupTime: '14:00',
    passengers: 2,
    luggage: 1,
    vehicleId: '',
    flightNumber: '',
    specialRequests: '',
  };
  const now = new Date('2026-11-22T04:00:00Z');
  const problem = (change: object) =>
    editedRouteProblem({ ...route, ...change }, route, now)?.report.message;
  expect(problem({ passengers: 3 })).toBeUndefined();
  expect(problem({ pickupTime: '15:00' })).toBe('date-in-past');
  expect(problem({ pickupDate: '2026-11-22', pickupTime: '11:00' })).toBe('time-in-past');
  expect(problem({ destination: 'airport' })).toBe('same-place');
});

it('a guest sees their pickup, but neither notes nor payments', () => {
  const record = { id, customerName: 'Ana', hotelName: 'Alaya', status: 'pending' };
  const hidden = { notes: 'x', payments: [], driverId: 'w', priceReason: 'x', updatedAt: 1 };
  const seen = { customerName: 'Ana', hotelName: 'Alaya' };
  expect(seenByGuest('bookings', { ...record, ...hidden })).toEqual(seen);
  expect(seenByGuest('transfers', { ...record, ...hidden })).toEqual(seen);
});

const name = { kind: 'bookings', id };
const booking = {
  ...asForm(bookingTable, {}),
  id,
  seen: 1,
  bookingType: 'tour',
  itemId: 'walk',
  startDate: '2026-12-01',
  endDate: '',
  numberOfGuests: 2,
  customerName: 'Ana',
  customerEmail: '',
  customerPhone: '',
  hotelName: '',
  pickupTime: '',
  overrides: [],
};
const transfer = {
  ...asForm(transferTable, {}),
  id,
  seen: 1,
  pickupLocation: 'Airport',
  destination: 'Ubud',
  pickupDate: '2026-12-01',
  pickupTime: '14:00',
  passengers: 2,
  luggage: 1,
  vehicleId: '',
  flightNumber: '',
  specialRequests: '',
  customerName: 'Ana',
  customerEmail: 'ana@example.com',
  customerPhone: '+62 812 3456 7890',
  hotelName: '',
  overrides: [],
};
const price = { ...name, seen: 1, total: 10, reason: 'x' };
const notes = { ...name, seen: '', notes: 'One\nTwo' };
const paying = { ...name, paymentId: id, amount: 1, date: '2026-12-01', way: 'cash', note: '' };

it.each([
  [staffRequestOperations.editBooking.input, booking],
  [staffRequestOperations.editTransfer.input, transfer],
  [changeOperations.setPrice.input, price],
  [changeOperations.setNotes.input, notes],
  [changeOperations.addPayment.input, paying],
] as const)('takes what is good', async (schema, input) => {
  expect(await validateWith<unknown>(schema, input)).toMatchObject({ data: input });
});

it.each([
  [staffRequestOperations.editBooking.input, booking, { pickupTime: '24:00' }],
  [staffRequestOperations.editBooking.input, booking, { pickupTime: '7:30' }],
  [staffRequestOperations.editBooking.input, booking, { hotelName: 'x'.repeat(201) }],
  [staffRequestOperations.editBooking.input, booking, { hotelName: 'see evil.com' }],
  [staffRequestOperations.editBooking.input, booking, { hotelName: undefined }],
  [staffRequestOperations.editBooking.input, booking, { customerName: 'A\u200Bb' }],
  [staffRequestOperations.editBooking.input, booking, { seen: NaN }],
  [staffRequestOperations.editBooking.input, booking, { seen: 1e308 }],
  [staffRequestOperations.editBooking.input, booking, { numberOfGuests: 11 }],
  [staffRequestOperations.editBooking.input, booking, { overrides: ['seats-taken'] }],
  [staffRequestOperations.editBooking.input, booking, { itemId: '../x' }],
  [staffRequestOperations.editTransfer.input, transfer, { overrides: ['roads-closed'] }],
  [staffRequestOperations.editTransfer.input, transfer, { luggage: -1 }],
  [staffRequestOperations.editTransfer.input, transfer, { vehicleId: undefined }],
  [changeOperations.setPrice.input, price, { total: 1e5 + 1 }],
  [changeOperations.setPrice.input, price, { total: -0.01 }],
  [changeOperations.setPrice.input, price, { total: 0.001 }],
  [changeOperations.setPrice.input, price, { total: NaN }],
  [changeOperations.setPrice.input, price, { reason: '\u0000' }],
  [changeOperations.setPrice.input, price, { reason: 'x'.repeat(201) }],
  [changeOperations.setNotes.input, notes, { notes: 'x'.repeat(2001) }],
  [changeOperations.addPayment.input, paying, { amount: 0 }],
  [changeOperations.addPayment.input, paying, { amount: -0 }],
  [changeOperations.addPayment.input, paying, { amount: Infinity }],
  [changeOperations.addPayment.input, paying, { paymentId: 'x' }],
  [changeOperations.addPayment.input, paying, { date: '2026-02-30' }],
] as const)('refuses what is not, for its field', async (schema, input, change) => {
  const result = await validateWith<unknown>(schema, { ...input, ...change });
  expect(result.problems?.map(({ field }) => field.split('.')[0])).toEqual(Object.keys(change));
});
