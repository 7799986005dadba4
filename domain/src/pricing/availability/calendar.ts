import { z } from 'zod';
import { civilDateSchema } from '../../core/civilDateSchema.ts';
import type { CivilDate } from '../../core/dates.ts';

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
