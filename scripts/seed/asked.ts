import { addDays, pathWithin, subcollections } from '@selasar/domain';
import type { AskEvent, BookingFacts } from '@selasar/domain';
import { Timestamp } from 'firebase-admin/firestore';
import type { SeedDocument } from './addMissing.ts';
import { hourMs } from './history.ts';

/** Which guests ask for another day, and which to cancel. */
const wishes: Readonly<Record<string, AskEvent['what']>> = {
  'Sophie Martin': 'change',
  'Emma van Dijk': 'cancel',
};
const askedHoursAgo = 5;

/** What the guest of a booking asks of staff, who have not answered. */
export function askedBy(guest: string, booking: BookingFacts, now: Date) {
  const what = wishes[guest];
  if (!what) return {};
  const at = Timestamp.fromMillis(now.getTime() - askedHoursAgo * hourMs);
  return { asked: what === 'cancel' ? { what, at } : { what, at, ...aDayLater(booking) } };
}

const factsOf = ({ startDate, endDate, numberOfGuests, totalPrice }: BookingFacts) => ({
  startDate,
  endDate,
  numberOfGuests,
  totalPrice,
});
const aDayLater = (booking: BookingFacts) => ({
  ...factsOf(booking),
  startDate: addDays(booking.startDate, 1),
  endDate: addDays(booking.endDate, 1),
});

/** What the history tells of it. */
export function askEventsOf({ path, data }: SeedDocument): SeedDocument[] {
  const { asked, status } = data as { asked?: { what: string; at: Timestamp }; status: string };
  if (!asked) return [];
  const { what, at, ...after } = asked;
  const facts = what === 'cancel' ? {} : { before: factsOf(data as BookingFacts), after };
  const ask = { what, outcome: 'asked', ...facts };
  return [
    {
      path: `${pathWithin(path, subcollections.events)}/asked`,
      data: { from: status, to: status, by: 'guest', ask, at },
    },
  ];
}
