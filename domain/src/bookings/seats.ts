import { z } from 'zod';
import { civilDateSchema } from '../core/civilDateSchema.ts';
import type { CivilDate } from '../core/dates.ts';

/** The id of a document of `seats`: one tour in one month ('yyyy-MM'). A slug has no underscore. */
export const seatsId = (tourId: string, month: string): string => `${tourId}_${month}`;

/**
 * A document of `seats`, which everyone may read: the number of confirmed guests of a tour, by day. It does not say who
 * they are. A month without confirmed guests may have no document.
 */
export const seatsSchema = z.object({
  tourId: z.string(),
  /** 'yyyy-MM' */
  month: z.string(),
  taken: z.record(civilDateSchema, z.number().int().min(0)),
});
export type Seats = z.infer<typeof seatsSchema>;

/** The taken seats of some months; undefined is a month without a document. */
export const takenSeatsIn = (
  months: readonly (Pick<Seats, 'taken'> | undefined)[],
): Map<CivilDate, number> => new Map(months.flatMap((month) => Object.entries(month?.taken ?? {})));
