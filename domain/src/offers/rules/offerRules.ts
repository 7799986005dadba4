import { z } from 'zod';
import { guests, limits, maxStayNights } from '../../core/limits.ts';
import { clockTimeSchema } from '../../core/clockTime.ts';
import { problem } from '../../core/problem.ts';
import { overlap } from './period.ts';
import { isCivilDate } from '../../core/dates.ts';
import { periodOf, periodText } from './period.ts';

/** The stored form of a period with existing days in order. */
export const periodSchema = z.string().refine((text) => {
  const { from, to } = periodOf(text);
  return text === periodText({ from, to }) && isCivilDate(from) && isCivilDate(to) && from <= to;
}, problem('period-invalid'));

/** 1 is Monday, 7 is Sunday, as in ISO 8601. */
const weekdaySchema = z.number().int().min(1).max(7);
const weekdaysSchema = z.array(weekdaySchema).min(1, problem('weekdays-missing')).max(7);
const nightsSchema = z.number().int().min(1).max(maxStayNights);

/** Bounds of the rules of an offer; `firestore.rules` has those of the lists. */
export const ruleLimits = {
  cutOffHours: 720,
  seats: 500,
  periods: 20,
  percent: { min: -90, max: 200 },
  freeCancellationDays: 365,
};

const fields = {
  /** The weekdays on which a tour runs. */
  weekdays: weekdaysSchema,
  /** The weekdays on which a stay may begin and end. */
  arrivalDays: weekdaysSchema,
  departureDays: weekdaysSchema,
  /** Periods in which a tour does not run or a villa is not let. */
  closed: z.array(periodSchema).max(ruleLimits.periods),
  /** Cut-off: hours before the day of the tour or check-in begins (0:00 in Bali). */
  cutOffHours: z.number().int().min(0).max(ruleLimits.cutOffHours),
  /** Seats of a tour per day. */
  seats: z.number().int().min(1).max(ruleLimits.seats),
  leastNights: nightsSchema,
  mostNights: nightsSchema,
  /** The price per night or person by period, in US dollars; periods do not overlap. */
  seasons: z
    .record(periodSchema, z.number().min(0).max(limits.priceUsd))
    .refine((seasons) => Object.keys(seasons).length <= ruleLimits.periods)
    .refine((seasons) => !overlap(Object.keys(seasons)), problem('seasons-overlap')),
  /** Extra US dollars for a night from Friday or Saturday, or per person for a tour on Saturday or Sunday. */
  weekendSurcharge: z.number().min(0).max(limits.priceUsd),
  /** The change of the price in percent, by the minimum number of guests. */
  groups: z.record(
    z
      .string()
      .regex(/^\d{1,2}$/)
      .refine((count) => Number(count) > guests.min && Number(count) <= guests.max),
    z.number().min(ruleLimits.percent.min).max(ruleLimits.percent.max),
  ),
  /** Percent of the total. */
  deposit: z.number().int().min(0).max(100),
  /** How many days before the first day free cancellation ends. */
  freeCancellationDays: z.number().int().min(0).max(ruleLimits.freeCancellationDays),
  /**
   * When a tour starts with the pickup: 'HH:mm' in Bali. A tour that starts before an answer is due cannot be
   * requested.
   */
  startTime: clockTimeSchema.min(1),
  /** A request that keeps all rules is confirmed at once; without it, staff confirm each. */
  instantConfirmation: z.literal(true),
};

/** The rules that limit the booking of a tour or villa and change its price. Each rule is optional. */
export const offerRulesSchema = z
  .object(fields)
  .partial()
  .refine(({ leastNights, mostNights }) => (leastNights ?? 1) <= (mostNights ?? maxStayNights), {
    path: ['mostNights'],
    ...problem('nights-crossed'),
  });
export type OfferRules = z.infer<typeof offerRulesSchema>;
export const ruleNames = Object.keys(fields) as (keyof OfferRules)[];

/**
 * The rules as read from the document of an offer. An offer with invalid rules stays visible, but cannot be booked
 * until staff fix them: a price or a day might be wrong.
 */
export const storedRulesSchema = offerRulesSchema
  .or(z.literal('damaged'))
  .optional()
  .catch('damaged');
export type StoredRules = z.infer<typeof storedRulesSchema>;
