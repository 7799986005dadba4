import { bookingStatus, isPastTime, shortDate } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import type { GuestRecord } from '../../data/records/guestRecord.ts';

type Started = Pick<Booking, 'bookingType' | 'status' | 'startDate' | 'startTime' | 'pickupTime'>;

const endOfDay = '23:59';

/** A warning before staff answer a request: its tour has left, or its first day is over. */
export function startedText(booking: Started, now: Date): string | undefined {
  const { bookingType, status, startDate, startTime, pickupTime } = booking;
  if (!bookingStatus[status].isWaiting) return undefined;
  const time = bookingType === 'tour' ? pickupTime || startTime : undefined;
  if (!isPastTime(startDate, time || endOfDay, now)) return undefined;
  return time
    ? `This tour has already left, at ${time} on ${shortDate(startDate)} (Bali time).`
    : `Its first day, ${shortDate(startDate)}, has passed.`;
}

/** The same for any request; a transfer gets no warning. */
export const startedTextOf = (request: GuestRecord, now: Date): string | undefined =>
  'bookingType' in request ? startedText(request, now) : undefined;
