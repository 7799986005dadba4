import { z } from 'zod';
import { civilDateSchema } from '../../core/civilDateSchema.ts';
import { instantSchema } from '../../core/instant.ts';
import { limits } from '../../core/limits.ts';
import { problem } from '../../core/problem.ts';
import { slugSchema } from '../../core/slug.ts';
import { lineSchema } from '../../core/text.ts';

// A feed is another portal's calendar of one of our villas. Nights booked there are blocked here.

/** The most feeds of a villa. */
export const maxFeeds = 10;

/**
 * 'https://www.airbnb.com/calendar/ical/1.ics?s=2', without user name and password. A local address may lack TLS; the
 * server reads those only in local test suites.
 */
const feedUrl = /^(https:\/\/[^\s/?#@\\]+|http:\/\/127\.0\.0\.1:\d+)([/?#]\S*)?$/i;

/** The fields that staff enter for a feed. */
export const feedFields = z.object({
  villaId: slugSchema,
  /** The portal's name: 'Airbnb', 'Booking.com'. */
  name: lineSchema().min(1, problem('feed-name-missing')).max(limits.feedName),
  url: z
    .string()
    .trim()
    .min(1, problem('feed-url-missing'))
    .max(limits.url)
    .regex(feedUrl, problem('feed-url-invalid')),
});
export type FeedForm = z.infer<typeof feedFields>;

/** The outcome of reading a feed. Only after 'ok' do the blocks match the portal. */
export const feedResultCodes = [
  'ok',
  'not-public',
  'no-answer',
  'too-slow',
  'refused',
  'too-large',
  'not-a-calendar',
  'damaged',
  'shrunk',
] as const;
const feedResultSchema = z.object({
  code: z.enum(feedResultCodes),
  /** A sentence that says what to do. */
  message: z.string(),
});
export type FeedResult = z.infer<typeof feedResultSchema>;
export type FeedResultCode = FeedResult['code'];

/** Nights that are booked both on the portal and by a confirmed booking here. */
const clashSchema = z.object({
  bookingId: z.string(),
  startDate: civilDateSchema,
  endDate: civilDateSchema,
});
export type Clash = z.infer<typeof clashSchema>;

/** A document of `feeds` with its id. */
export const feedSchema = z.object({
  id: z.string(),
  villaId: z.string(),
  /** The villa's name when the feed was saved. */
  villaName: z.string().default(''),
  name: z.string(),
  url: z.string(),
  createdAt: instantSchema,
  /** These are absent before the first fetch. */
  lastFetchedAt: instantSchema.optional(),
  lastResult: feedResultSchema.optional(),
  /** The number of upcoming stays on the portal, and of nights blocked for them. */
  events: z.number().int().default(0),
  nights: z.number().int().default(0),
  clashes: z.array(clashSchema).default([]),
  /** Needs attention: it could not be read completely, or nights are double-booked. */
  hasProblem: z.boolean().default(false),
});
export type Feed = z.infer<typeof feedSchema>;
