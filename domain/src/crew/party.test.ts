import { expect, it } from 'vitest';
import type { Booking } from '../requests/bookings/booking.ts';
import { calendarFile } from '../trips/calendarFile.ts';
import { crewJobOfBooking } from './crewView.ts';
import { driverText, jobsOfDay } from './jobs.ts';

const now = new Date();
const booking: Booking = {
  id: '1a2b',
  bookingType: 'tour',
  status: 'confirmed',
  driverId: 'made',
  numberOfGuests: 4,
  party: 'child:1,infant:1',
  guestKinds: { child: { from: 3, to: 11, usd: 40 }, infant: { to: 2, usd: 0, noSeat: true } },
  totalPrice: 400,
  customerName: 'Ana',
  customerEmail: 'ana@example.com',
  startDate: '2026-12-30',
  endDate: '2026-12-30',
  createdAt: now,
  updatedAt: now,
};
const words = '2 × Adult, 1 × Child (3–11), 1 × Infant (0–2)';
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

it('drivers, the board of the day and the guest’s calendar know who comes along', () => {
  const jobs = jobsOfDay([booking], [], booking.startDate);
  expect(plain(driverText('Made', booking.startDate, jobs))).toContain(`Ana, 4 guests: ${words}`);
  const { guests, party, guestKinds } = crewJobOfBooking(booking, 'made') ?? {};
  expect({ guests, party, guestKinds }).toEqual({
    guests: 4,
    party: booking.party,
    guestKinds: booking.guestKinds,
  });
  const planned = { ...booking, kind: 'bookings', changedAt: now } as const;
  const file = calendarFile([planned], { tripHref: 'https://x.example', now });
  expect(plain(file)?.replaceAll(/\r\n /g, '').replaceAll('\\', '')).toContain(
    `Guests: 4: ${words}`,
  );
});
