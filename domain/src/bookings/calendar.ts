import { z } from 'zod';
import { civilDateSchema } from '../core/civilDateSchema.ts';
import type { CivilDate } from '../core/dates.ts';

/** The id of a document of `calendars`: one villa in one month ('yyyy-MM'). A slug has no underscore. */
export const calendarId = (villaId: string, month: string): string => `${villaId}_${month}`;

/**
 * A document of `calendars`, which everyone may read: the nights that confirmed stays occupy, each named by the day on
 * which it begins. It does not say who occupies them. A month without taken nights may have no document.
 */
export const calendarSchema = z.object({
  villaId: z.string(),
  /** 'yyyy-MM' */
  month: z.string(),
  nights: z.record(civilDateSchema, z.literal(true)),
});
export type Calendar = z.infer<typeof calendarSchema>;

/** The taken nights of some months; undefined is a month without a document. */
export const takenNightsIn = (
  calendars: readonly (Pick<Calendar, 'nights'> | undefined)[],
): Set<CivilDate> => new Set(calendars.flatMap((calendar) => Object.keys(calendar?.nights ?? {})));
