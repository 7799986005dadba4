import { Timestamp } from 'firebase-admin/firestore';
import { guestError } from '../callError.ts';

const hourMs = 60 * 60 * 1000;

/** `now` in milliseconds. */
export const hourOf = (now: number): number => Math.floor(now / hourMs);

export const endOfHour = (now: number): Timestamp =>
  Timestamp.fromMillis((hourOf(now) + 1) * hourMs);

export const minutesLeft = (now: number): number =>
  Math.ceil((endOfHour(now).toMillis() - now) / 60_000);

/** At the next clock hour, the same for everybody, so it says nothing about who was counted. */
export function tooManyRequests(now: number) {
  return guestError({
    code: 'too-many-requests',
    facts: { minutes: minutesLeft(now) },
    retryAt: endOfHour(now).toDate().toISOString(),
  });
}
