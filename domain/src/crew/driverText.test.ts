import { expect, it } from 'vitest';
import { storedTour, storedTransfer } from '../../testing/dayByChance.ts';
import { driverText, jobsOfDay } from './jobs.ts';

const day = '2026-12-14';

it('has all jobs of the driver’s day, without staff notes', () => {
  const tour = storedTour(day, {
    hotelName: 'Hotel Melati',
    pickupTime: '07:30',
    customerPhone: '+62 812 3456 7890',
    notes: 'pays late',
    numberOfGuests: 1,
  });
  const transfer = storedTransfer(day, { flightNumber: 'GA 123', status: 'pending' });
  expect(driverText('Made', day, jobsOfDay([tour], [transfer], day))).toBe(
    `Made, your jobs on Monday, December 14, 2026:

07:30 Tour: Ubud Jungle Adventure
Hannah Vogel, 1 guest
Hotel: Hotel Melati
Phone: +62 812 3456 7890

14:00 Arrival: Ngurah Rai International Airport (DPS) to Ubud
Hannah Vogel, 2 guests
Flight: GA 123
Phone: +49 30 1234567
Not confirmed yet`,
  );
});

it('marks a job without a time', () => {
  expect(driverText('Made', day, jobsOfDay([storedTour(day)], [], day))).toContain(
    'No time yet Tour: Ubud Jungle Adventure',
  );
});
