import { z } from 'zod';
import { civilDateSchema } from '../core/civilDateSchema.ts';
import type { CivilDate } from '../core/dates.ts';
import type { Availability, OfferTerms } from '../offers/rules/terms.ts';

/**
 * A document of `occupancy`, which everyone may read: the taken nights of all villas and the taken seats of all tours in
 * one month, which is also its id ('yyyy-MM'). It repeats `calendars` and `seats`, so that a list of offers costs one
 * read a month. It may be some seconds late. A month in which nothing is taken may have no document.
 */
export const occupancySchema = z.object({
  /** By villa. */
  nights: z.record(z.string(), z.array(civilDateSchema)),
  /** By tour. */
  seats: z.record(z.string(), z.record(civilDateSchema, z.number().int().min(0))),
});
export type Occupancy = z.infer<typeof occupancySchema>;

/** The taken nights or seats of an offer in some months; undefined is a month without a document. */
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
