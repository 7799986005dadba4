import { expect, it } from 'vitest';
import type { Booking } from '../requests/bookings/booking.ts';
import { calendarFile } from '../trips/calendarFile.ts';
import { crewJobOfBooking } from './crewView.ts';
import { plannedTour } from './crewWarnings.ts';
import { driverText, jobsOfDay } from './jobs.ts';

const now = new Date();
const at = (startTime: string, more: Partial<Booking> = {}): Booking => ({
  id: startTime,
  bookingType: 'tour',
  itemName: 'Reef Walk',
  status: 'confirmed',
  driverId: 'made',
  numberOfGuests: 2,
  totalPrice: 400,
  customerName: 'Ana',
  customerEmail: 'ana@example.com',
  startDate: '2026-12-30',
  endDate: '2026-12-30',
  startTime,
  createdAt: now,
  updatedAt: now,
  ...more,
});
const { startTime: _, ...untimed } = at('');

it('the board of the day, drivers and the guest’s calendar know the start time', () => {
  const jobs = jobsOfDay([untimed, at('14:00'), at('08:00')], [], '2026-12-30');
  expect(jobs.map(({ id }) => id)).toEqual(['08:00', '14:00', '']);
  expect(jobs.map(({ time }) => time)).toEqual(['08:00', '14:00', undefined]);
  expect(driverText('Made', '2026-12-30', jobs)).toContain('14:00 Tour: Reef Walk');
  expect(crewJobOfBooking(at('14:00'), 'made')).toMatchObject({
    time: '14:00',
    more: { startTime: '14:00' },
  });
  const [early, late] = [plannedTour(at('08:00'), '4 hours'), plannedTour(at('14:00'), '4 hours')];
  expect(early.end).toBeLessThan(late.start);
  const planned = { ...at('14:00'), kind: 'bookings', changedAt: now } as const;
  expect(calendarFile([planned], { tripHref: 'https://x.example', now })).toContain(
    'DTSTART;TZID=Asia/Makassar:20261230T140000',
  );
});

it('where a pickup is set, drivers read both, and the calendar begins with the pickup', () => {
  const picked = at('08:00', { pickupTime: '07:15' });
  expect(crewJobOfBooking(picked, 'made')).toMatchObject({
    time: '07:15',
    more: { startTime: '08:00' },
  });
  const planned = { ...picked, kind: 'bookings', changedAt: now } as const;
  expect(calendarFile([planned], { tripHref: 'https://x.example', now })).toContain('T071500');
});

it('the board says the start time once, unless guests are picked up at another', () => {
  const starts = (pickupTime: string) =>
    jobsOfDay([at('08:00', { pickupTime })], [], '2026-12-30')[0]?.more;
  expect(starts('07:15')).toEqual([['Starts', '08:00 (Bali time)']]);
  expect(starts('08:00')).toEqual([]);
  expect(starts('')).toEqual([]);
});

it('the order of the day is by when guests are due', () => {
  const jobs = jobsOfDay(
    [at('14:00', { pickupTime: '13:15' }), at('08:00'), at('06:00')],
    [],
    '2026-12-30',
  );
  expect(jobs.map(({ time }) => time)).toEqual(['06:00', '08:00', '13:15']);
});

it('a booking from before start times says nothing of one', () => {
  const [job] = jobsOfDay([untimed], [], '2026-12-30');
  expect([job?.time, job?.more]).toEqual([undefined, []]);
  expect(crewJobOfBooking(untimed, 'made')).not.toHaveProperty('more');
});
