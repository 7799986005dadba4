import { z } from 'zod';
import { civilDateSchema } from '../core/schemas.ts';
import { type CivilDate, nightsOf } from '../core/dates.ts';
import { type Group, seatsNeeded } from './guestKinds.ts';
import type { Availability, OfferTerms, BookingRequest } from './rules/terms.ts';

/** `month` is 'yyyy-MM'. A slug has no underscore. */
export const calendarId = (villaId: string, month: string): string => `${villaId}_${month}`;

/** A night is named by the day it begins on. Everyone may read it: it does not say who stays. */
export const calendarSchema = z.object({
  villaId: z.string(),
  /** 'yyyy-MM' */
  month: z.string(),
  nights: z.record(civilDateSchema, z.literal(true)),
});
export type Calendar = z.infer<typeof calendarSchema>;

/** undefined is a month without a document. */
export const takenNightsIn = (
  calendars: readonly (Pick<Calendar, 'nights'> | undefined)[],
): Set<CivilDate> => new Set(calendars.flatMap((calendar) => Object.keys(calendar?.nights ?? {})));

/** `month` is 'yyyy-MM'. A slug has no underscore. */
export const seatsId = (tourId: string, month: string): string => `${tourId}_${month}`;

/** Everyone may read it: it does not say who the guests are. */
export const seatsSchema = z.object({
  tourId: z.string(),
  /** 'yyyy-MM' */
  month: z.string(),
  taken: z.record(civilDateSchema, z.number().int().min(0)),
});
export type Seats = z.infer<typeof seatsSchema>;

/** undefined is a month without a document. */
export const takenSeatsIn = (
  months: readonly (Pick<Seats, 'taken'> | undefined)[],
): Map<CivilDate, number> => new Map(months.flatMap((month) => Object.entries(month?.taken ?? {})));

/**
 * Repeats `calendars` and `seats`, so that a list of offers costs one read a month ('yyyy-MM'). Everyone may read it.
 * It may be some seconds late.
 */
export const occupancySchema = z.object({
  nights: z.record(z.string(), z.array(civilDateSchema)),
  seats: z.record(z.string(), z.record(civilDateSchema, z.number().int().min(0))),
});
export type Occupancy = z.infer<typeof occupancySchema>;

/** undefined is a month without a document. */
export function takenIn(
  months: readonly (Occupancy | undefined)[],
  { type, id }: Pick<OfferTerms, 'type'> & { id: string },
): Omit<Availability, 'now'> {
  if (type === 'villa') {
    return { takenNights: new Set(months.flatMap((month) => month?.nights[id] ?? [])) };
  }
  const seats = months.flatMap((month): [CivilDate, number][] =>
    Object.entries(month?.seats[id] ?? {}),
  );
  return { takenSeats: new Map(seats) };
}

/** A confirmed booking does not block its own nights or seats. */
export function withoutOwn(
  taken: Omit<Availability, 'now'>,
  own: (BookingRequest & Group) | undefined,
): Omit<Availability, 'now'> {
  if (!own) return taken;
  const nights = taken.takenNights && new Set(taken.takenNights);
  for (const night of nightsOf(own)) nights?.delete(night);
  const seats = taken.takenSeats && new Map(taken.takenSeats);
  const held = seats?.get(own.startDate);
  if (held !== undefined) seats?.set(own.startDate, Math.max(0, held - seatsNeeded(own)));
  return {
    ...(nights ? { takenNights: nights } : {}),
    ...(seats ? { takenSeats: seats } : {}),
  };
}
