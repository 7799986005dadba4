import { z } from 'zod';
import { guests, limits, maxStayNights } from '../../core/limits.ts';
import { clockTimeSchema } from '../../core/schemas.ts';
import { problem } from '../../core/problem.ts';
import { plainLineSchema } from '../../core/text.ts';
import { mainLanguage } from '../../i18n/languages.ts';
import { extraUnits } from '../extras.ts';
import { guestKindKeys, readCounts, writeCounts, writeParty } from '../guestKinds.ts';
import { overlap, periodOf, periodText } from './period.ts';
import { isCivilDate } from '../../core/dates.ts';

export const periodSchema = z.string().refine((text) => {
  const { from, to } = periodOf(text);
  return text === periodText({ from, to }) && isCivilDate(from) && isCivilDate(to) && from <= to;
}, problem('period-invalid'));

/** 1 is Monday, 7 is Sunday, as in ISO 8601. */
const weekdaySchema = z.number().int().min(1).max(7);
const weekdaysSchema = z.array(weekdaySchema).min(1, problem('weekdays-missing')).max(7);
const nightsSchema = z.number().int().min(1).max(maxStayNights);

/** `firestore.rules` has those of numbers, periods and extras. */
export const ruleLimits = {
  cutOffHours: 720,
  seats: 500,
  periods: 20,
  percent: { min: -90, max: 200 },
  freeCancellationDays: 365,
  age: 120,
  guestKindName: 40,
  /** And as many pickup areas. */
  extras: 10,
  extraName: 80,
  /** Of one extra in a booking. */
  mostOfExtra: 20,
  departures: 8,
};

const namesSchema = (maxLength: number) =>
  z.record(z.string().regex(/^[a-z]{2}$/), plainLineSchema(maxLength));

const ageSchema = z.number().int().min(0).max(ruleLimits.age);
const guestKindSchema = z
  .object({
    from: ageSchema.optional(),
    to: ageSchema.optional(),
    percent: z.number().min(0).max(ruleLimits.percent.max).optional(),
    usd: z.number().min(0).max(limits.priceUsd).optional(),
    noSeat: z.literal(true).optional(),
    /** By language. */
    names: namesSchema(ruleLimits.guestKindName).optional(),
  })
  .refine(({ from = 0, to = ruleLimits.age }) => from <= to, problem('ages-crossed'))
  .refine(
    ({ percent, usd }) => (percent === undefined) !== (usd === undefined),
    problem('guest-price-invalid'),
  );
const seatsSchema = z.number().int().min(1).max(ruleLimits.seats);

/** A start time of a tour that has several. */
const departureSchema = z
  .object({ seats: seatsSchema, weekdays: weekdaysSchema, season: periodSchema })
  .partial();
export type Departure = z.infer<typeof departureSchema>;

export const guestKindsSchema = z.partialRecord(z.enum(guestKindKeys), guestKindSchema);
export const lineKindSchema = z.enum(['adult', ...guestKindKeys]);

/** Whoever is in it comes once, in the order of all kinds. Whether an adult is left, the offer decides. */
export const partySchema = z.string().refine((text) => {
  const counts = readCounts(text);
  return text === writeParty(counts) && [...counts.values()].every((count) => count < guests.max);
}, problem('party-invalid'));

const extraKeySchema = z.string().regex(/^[a-z0-9-]{1,40}$/);
const extraShape = z.object({
  names: namesSchema(ruleLimits.extraName).refine((names) => Boolean(names[mainLanguage])),
  usd: z.number().min(0).max(limits.priceUsd),
  per: z.enum(extraUnits),
  carSeats: z.number().int().min(1).max(guests.max).optional(),
  most: z.number().int().min(1).max(ruleLimits.mostOfExtra).optional(),
  noticeHours: z.number().int().min(0).max(ruleLimits.cutOffHours).optional(),
  area: z.literal(true).optional(),
});
/** Without prices. */
export const extraNamesSchema = z.record(
  extraKeySchema,
  extraShape.pick({ names: true, area: true }),
);
export const extrasSchema = z
  .record(
    extraKeySchema,
    extraShape.refine(({ per, carSeats }) => per !== 'car' || carSeats !== undefined),
  )
  .refine((extras) => Object.keys(extras).length <= 2 * ruleLimits.extras);

/** What of it can be had, the offer decides. */
export const chosenExtrasSchema = z
  .string()
  .max(limits.message)
  .refine((text) => {
    const counts = readCounts(text);
    return (
      text === writeCounts(counts) &&
      [...counts].every(
        ([key, count]) => extraKeySchema.safeParse(key).success && count <= ruleLimits.mostOfExtra,
      )
    );
  }, problem('extras-invalid'));

const fields = {
  weekdays: weekdaysSchema,
  arrivalDays: weekdaysSchema,
  departureDays: weekdaysSchema,
  closed: z.array(periodSchema).max(ruleLimits.periods),
  /** Hours before the day of the tour or check-in begins (0:00 in Bali). */
  cutOffHours: z.number().int().min(0).max(ruleLimits.cutOffHours),
  /** Of a tour, per day. */
  seats: seatsSchema,
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
  /** Of a tour: the prices of guests who are not adults. */
  guestKinds: guestKindsSchema,
  extras: extrasSchema,
  /** Percent of the total. */
  deposit: z.number().int().min(0).max(100),
  /** Days before the first day. */
  freeCancellationDays: z.number().int().min(0).max(ruleLimits.freeCancellationDays),
  /** When a tour starts with the pickup: 'HH:mm' in Bali. */
  startTime: clockTimeSchema.min(1),
  /** Of a tour that leaves more than once a day, by start time; instead of `startTime` and `seats`. */
  departures: z
    .record(clockTimeSchema.min(1), departureSchema)
    .refine((departures) => Object.keys(departures).length <= ruleLimits.departures),
  instantConfirmation: z.literal(true),
};

export const offerRulesSchema = z
  .object(fields)
  .partial()
  .refine(({ leastNights, mostNights }) => (leastNights ?? 1) <= (mostNights ?? maxStayNights), {
    path: ['mostNights'],
    ...problem('nights-crossed'),
  });
export type OfferRules = z.infer<typeof offerRulesSchema>;
export const ruleNames = Object.keys(fields) as (keyof OfferRules)[];

/** With invalid rules an offer stays visible but cannot be booked: a price may be wrong. */
export const storedRulesSchema = offerRulesSchema
  .or(z.literal('damaged'))
  .optional()
  .catch('damaged');
export type StoredRules = z.infer<typeof storedRulesSchema>;
