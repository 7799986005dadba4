import { nightsOf } from '../../core/stays.ts';
import type { Availability, BookingRequest } from './terms.ts';

/** A confirmed booking does not block its own nights or seats. */
export function withoutOwn(
  taken: Omit<Availability, 'now'>,
  own: BookingRequest | undefined,
): Omit<Availability, 'now'> {
  if (!own) return taken;
  const nights = taken.takenNights && new Set(taken.takenNights);
  for (const night of nightsOf(own)) nights?.delete(night);
  const seats = taken.takenSeats && new Map(taken.takenSeats);
  const held = seats?.get(own.startDate);
  if (held !== undefined) seats?.set(own.startDate, Math.max(0, held - own.numberOfGuests));
  return {
    ...(nights ? { takenNights: nights } : {}),
    ...(seats ? { takenSeats: seats } : {}),
  };
}
