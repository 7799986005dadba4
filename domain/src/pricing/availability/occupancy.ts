import { z } from 'zod';
import { civilDateSchema } from '../../core/civilDateSchema.ts';
import type { CivilDate } from '../../core/dates.ts';
import type { Availability, OfferTerms } from '../rules/terms.ts';

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
