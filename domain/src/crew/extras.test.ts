import { expect, it } from 'vitest';
import type { Booking } from '../requests/bookings/booking.ts';
import { changeText } from '../requests/changes/changeText.ts';
import { factsText } from '../requests/changeRequestText.ts';
import { receiptLines } from '../receipts/receiptContent.ts';
import { calendarFile } from '../trips/calendarFile.ts';
import { crewJobOfBooking } from './crewView.ts';
import { driverText, jobsOfDay } from './jobs.ts';

const now = new Date();
const extras = {
  lunch: { names: { en: 'Lunch', id: 'Santap siang' }, usd: 8.5, per: 'guest', most: 2 },
  lovina: { names: { en: 'Lovina' }, usd: 25, per: 'car', carSeats: 4, area: true },
} as const;
const booking: Booking = {
  id: '1a2b',
  bookingType: 'tour',
  status: 'confirmed',
  driverId: 'made',
  numberOfGuests: 2,
  chosenExtras: 'lovina:1,lunch:1',
  extras,
  totalPrice: 242,
  itemName: 'Test Tour',
  customerName: 'Ana',
  customerEmail: 'ana@example.com',
  startDate: '2026-12-30',
  endDate: '2026-12-30',
  createdAt: now,
  updatedAt: now,
};
const { chosenExtras: _, extras: __, ...older } = booking;

it('drivers, the board of the day and the guest’s calendar name the pickup area and the extras', () => {
  const jobs = jobsOfDay([booking], [], booking.startDate);
  expect(jobs[0]?.more).toEqual([
    ['Pickup area', 'Lovina'],
    ['Extras', 'Lunch'],
  ]);
  expect(driverText('Made', booking.startDate, jobs)).toContain(
    'Pickup area: Lovina\nExtras: Lunch',
  );
  const job = crewJobOfBooking(booking, 'made');
  expect(job).toMatchObject({ chosenExtras: booking.chosenExtras });
  // Drivers do not read prices.
  expect(JSON.stringify(job?.extras)).not.toMatch(/usd|8\.5|25/);
  const planned = { ...booking, kind: 'bookings', changedAt: now } as const;
  const file = calendarFile([planned], { tripHref: 'https://x.example', now });
  expect(file.replaceAll(/\r\n /g, '')).toContain('Pickup area: Lovina');
});

it('an older booking reads as ever', () => {
  const [job] = jobsOfDay([older], [], older.startDate);
  expect(job?.more).toEqual([]);
  expect(Object.keys(crewJobOfBooking(older, 'made') ?? {}).join()).not.toMatch(/extra/i);
  expect(factsText(older)).toBe('Dec 30, 2026, 2 guests, $242');
});

it('a receipt has a line for each, and the history names them', () => {
  const priceLines = [
    { unit: 100, count: 2 },
    { unit: 25, count: 1, extra: 'lovina' },
    { unit: 8.5, count: 2, extra: 'lunch' },
  ];
  expect(receiptLines({ ...booking, priceLines })).toEqual([
    { text: 'Test Tour', unit: 100, count: 2, amount: 200 },
    { text: 'Test Tour', extra: 'lovina', unit: 25, count: 1, amount: 25 },
    { text: 'Test Tour', extra: 'lunch', unit: 8.5, count: 2, amount: 17 },
  ]);
  const edited = (before: object, after: object) =>
    changeText({ what: 'edited', before: { ...before }, after: { ...after } }).replaceAll(
      '\u00A0',
      ' ',
    );
  const chosen = { chosenExtras: booking.chosenExtras, extras };
  expect(edited({ chosenExtras: null, extras: null }, chosen)).toBe(
    'Extras none → Pickup: Lovina, Lunch',
  );
  expect(edited({ chosenExtras: 'lunch:1' }, { chosenExtras: 'lunch:2' })).toBe(
    'Extras lunch → 2 × lunch',
  );
  expect(factsText(booking)).toBe('Dec 30, 2026, 2 guests, Pickup: Lovina, Lunch, $242');
});
