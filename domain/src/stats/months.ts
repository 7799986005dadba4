import { z } from 'zod';
import { offerRulesSchema } from '../pricing/rules/offerRules.ts';

const figure = z.number().default(0);

/** Figures of the requests created in a month, Bali time. */
const requests = {
  requests: figure,
  confirmed: figure,
  /** US dollars. */
  revenue: figure,
  /** The days from the request to the day of travel, summed over the requests that have such a day. */
  leadDays: figure,
  dated: figure,
};

const requestFiguresSchema = z.object(requests);

const offerFiguresSchema = z.object({
  ...requests,
  /** Nights and guests of confirmed bookings in the month, regardless of when they were created. */
  nights: figure,
  seats: figure,
});
export type OfferFigures = z.infer<typeof offerFiguresSchema>;

const byOffer = z.record(z.string(), offerFiguresSchema).default({});

/** The key for bookings without an offer. It is no valid slug. */
export const unknownOffer = '-';

const prefix = 'month-';

/** `month` is 'yyyy-MM'. */
export const statsMonthId = (month: string): string => `${prefix}${month}`;
export const monthOfStats = (id: string): string | undefined =>
  id.startsWith(prefix) ? id.slice(prefix.length) : undefined;

export const statsMonthSchema = z.object({
  id: z.string(),
  offers: z.object({ tours: byOffer, villas: byOffer }).prefault({}),
  transfers: requestFiguresSchema.prefault({}),
});
export type StatsMonth = z.infer<typeof statsMonthSchema>;

const listedOfferSchema = z.object({
  name: z.string().optional(),
  isGone: z.boolean().optional(),
  /** For a tour with limited seats: the number of seats, and the days on which it runs. */
  rules: offerRulesSchema.optional().catch(undefined),
});
export type ListedOffer = z.infer<typeof listedOfferSchema>;

/** An invalid entry is read as empty: reports then show the slug. */
const listed = z.record(z.string(), listedOfferSchema.catch({})).default({}).catch({});

/** The document `stats/offers`: all current and former offers, by slug. */
export const statsOffersSchema = z.object({ tours: listed, villas: listed });
export type StatsOffers = z.infer<typeof statsOffersSchema>;
