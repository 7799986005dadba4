import { z } from 'zod';
import { guests } from '../../bookings/booking.ts';
import { maxStayNights } from '../../bookings/stays.ts';
import { limits } from '../../core/limits.ts';
import { clockTimeSchema } from '../../core/clockTime.ts';
import { problem } from '../../core/problem.ts';
import { overlap } from './period.ts';
import { periodSchema } from './periodSchema.ts';

/** 1 is Monday, 7 is Sunday, as in ISO 8601. */
const weekdaySchema = z.number().int().min(1).max(7);
const weekdaysSchema = z.array(weekdaySchema).min(1, problem('weekdays-missing')).max(7);
const nightsSchema = z.number().int().min(1).max(maxStayNights);

/** Bounds of the rules of an offer; `firestore.rules` holds those of the lists. */
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
  /** Periods in which a tour does not run, and nights that a villa is not let. */
  closed: z.array(periodSchema).max(ruleLimits.periods),
  /** Hours before the day of the tour or of check-in begins (0:00 in Bali) by which it has to be booked. */
  cutOffHours: z.number().int().min(0).max(ruleLimits.cutOffHours),
  /** Guests that a tour takes on one day. */
  seats: z.number().int().min(1).max(ruleLimits.seats),
  leastNights: nightsSchema,
  mostNights: nightsSchema,
  /** The price of a night, or of a person, by period, in US dollars; no two have a day in common. */
  seasons: z
    .record(periodSchema, z.number().min(0).max(limits.priceUsd))
    .refine((seasons) => Object.keys(seasons).length <= ruleLimits.periods)
    .refine((seasons) => !overlap(Object.keys(seasons)), problem('seasons-overlap')),
  /** US dollars on top for a night from Friday or Saturday, or for a person on a tour on Saturday or Sunday. */
  weekendSurcharge: z.number().min(0).max(limits.priceUsd),
  /** By how much the price changes from so many guests on, in percent. */
  groups: z.record(
    z
      .string()
      .regex(/^\d{1,2}$/)
      .refine((count) => Number(count) > guests.min && Number(count) <= guests.max),
    z.number().min(ruleLimits.percent.min).max(ruleLimits.percent.max),
  ),
  /** Percent of the total. */
  deposit: z.number().int().min(0).max(100),
  /** Days before the first day until which a guest may cancel at no cost. */
  freeCancellationDays: z.number().int().min(0).max(ruleLimits.freeCancellationDays),
  /** When a tour starts, with its pick-up: 'HH:mm' in Bali. What would leave before it is answered cannot be asked for. */
  startTime: clockTimeSchema.min(1),
};

/** What limits the booking of a tour or villa, and changes its price. Each rule is optional: without it all is as usual. */
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
 * As they are read from the document of an offer. Rules that cannot be understood leave the offer in its place, but it
 * cannot be booked until somebody has looked: a price or a day might be wrong.
 */
export const storedRulesSchema = offerRulesSchema
  .or(z.literal('damaged'))
  .optional()
  .catch('damaged');
export type StoredRules = z.infer<typeof storedRulesSchema>;
