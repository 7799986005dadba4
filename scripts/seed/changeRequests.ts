import { addDays, pathWithin, subcollections } from '@selasar/domain/core';
import type { BookingFacts, ChangeRequestEvent } from '@selasar/domain/requests';
import { Timestamp } from 'firebase-admin/firestore';
import type { SeedDocument } from './addMissing.ts';
import { hourMs } from './history.ts';

/** Which guests ask for another day, and which to cancel. */
const alternatives: Readonly<Record<string, ChangeRequestEvent['what']>> = {
  'Sophie Martin': 'change',
  'Emma van Dijk': 'cancel',
};
const requestedHoursAgo = 5;

/** The open change request of a booking, if its guest has one. */
export function requestedBy(guest: string, booking: BookingFacts, now: Date) {
  const what = alternatives[guest];
  if (!what) return {};
  const at = Timestamp.fromMillis(now.getTime() - requestedHoursAgo * hourMs);
  return { changeRequest: what === 'cancel' ? { what, at } : { what, at, ...aDayLater(booking) } };
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

/** The change request in the history. */
export function changeRequestEventsOf({ path, data }: SeedDocument): SeedDocument[] {
  const { changeRequest, status } = data as {
    changeRequest?: { what: string; at: Timestamp };
    status: string;
  };
  if (!changeRequest) return [];
  const { what, at, ...after } = changeRequest;
  const facts = what === 'cancel' ? {} : { before: factsOf(data as BookingFacts), after };
  const event = { what, outcome: 'requested', ...facts };
  return [
    {
      path: `${pathWithin(path, subcollections.events)}/asked`,
      data: { from: status, to: status, by: 'guest', changeRequest: event, at },
    },
  ];
}
