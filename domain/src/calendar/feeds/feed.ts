import { z } from 'zod';
import { civilDateSchema } from '../../core/civilDateSchema.ts';
import { instantSchema } from '../../core/instant.ts';
import { limits } from '../../core/limits.ts';
import { problem } from '../../core/problem.ts';
import { slugSchema } from '../../core/slug.ts';
import { lineSchema } from '../../core/text.ts';

// A calendar that another portal keeps of a villa of ours. What is booked there is blocked here.

/** The most feeds that a villa may have. */
export const maxFeeds = 10;

/**
 * 'https://www.airbnb.com/calendar/ical/1.ics?s=2', without a name and password. On the machine itself it may be without
 * TLS; the server reads such ones in a local suite only.
 */
const feedUrl = /^(https:\/\/[^\s/?#@\\]+|http:\/\/127\.0\.0\.1:\d+)([/?#]\S*)?$/i;

/** What staff say of a feed. */
export const feedFields = z.object({
  villaId: slugSchema,
  /** As the portal is called: 'Airbnb', 'Booking.com'. */
  name: lineSchema().min(1, problem('feed-name-missing')).max(limits.feedName),
  url: z
    .string()
    .trim()
    .min(1, problem('feed-url-missing'))
    .max(limits.url)
    .regex(feedUrl, problem('feed-url-invalid')),
});
export type FeedForm = z.infer<typeof feedFields>;

/** What came of reading a feed. Only after 'ok' is all as the portal says. */
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

/** Nights that the portal has booked, and a confirmed booking of ours as well. */
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
  /** As the villa was called when the feed was saved. */
  villaName: z.string().default(''),
  name: z.string(),
  url: z.string(),
  createdAt: instantSchema,
  /** Before the first time there is none of these. */
  lastFetchedAt: instantSchema.optional(),
  lastResult: feedResultSchema.optional(),
  /** How many stays to come the portal has, and how many nights are blocked for them. */
  events: z.number().int().default(0),
  nights: z.number().int().default(0),
  clashes: z.array(clashSchema).default([]),
  /** Staff have to look: it could not be read as it should, or something is booked twice. */
  isTroubled: z.boolean().default(false),
});
export type Feed = z.infer<typeof feedSchema>;
