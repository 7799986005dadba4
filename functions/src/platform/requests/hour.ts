import { Timestamp } from 'firebase-admin/firestore';
import { guestError } from '../callError.ts';

const hourMs = 60 * 60 * 1000;

/** The number of the clock's hour that `now` (in milliseconds) lies in. Requests are counted by it. */
export const hourOf = (now: number): number => Math.floor(now / hourMs);

export const endOfHour = (now: number): Timestamp =>
  Timestamp.fromMillis((hourOf(now) + 1) * hourMs);

/** How many minutes the hour has left, at least one. */
export const minutesLeft = (now: number): number =>
  Math.ceil((endOfHour(now).toMillis() - now) / 60_000);

/** Says when to try again. That is the clock's next hour for everybody, and tells nothing of who was counted. */
export function tooManyRequests(now: number) {
  return guestError({
    code: 'too-many-requests',
    facts: { minutes: minutesLeft(now) },
    retryAt: endOfHour(now).toDate().toISOString(),
  });
}
