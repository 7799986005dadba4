import { z } from 'zod';
import { civilDateSchema } from '../../core/civilDateSchema.ts';
import type { CivilDate } from '../../core/dates.ts';

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
