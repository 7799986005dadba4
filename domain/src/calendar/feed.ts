import { z } from 'zod';
import { civilDateSchema, instantSchema } from '../core/schemas.ts';
import { limits } from '../core/limits.ts';
import { problem } from '../core/problem.ts';
import { slugSchema } from '../core/ids.ts';
import { lineSchema } from '../core/text.ts';
import type { Stay } from '../core/dates.ts';

// A feed is another portal's calendar of one of our villas. Nights booked there are blocked here.

export const maxFeeds = 10;

/** Without user name and password. The server reads local addresses only in local test suites. */
const feedUrl = /^(https:\/\/[^\s/?#@\\]+|http:\/\/127\.0\.0\.1:\d+)([/?#]\S*)?$/i;

/** 0 is without a limit. */
export const bookableDaysChoices = [0, 90, 180, 270, 365] as const;

export const feedFields = z.object({
  villaId: slugSchema,
  name: lineSchema().min(1, problem('feed-name-missing')).max(limits.feedName),
  url: z
    .string()
    .trim()
    .min(1, problem('feed-url-missing'))
    .max(limits.url)
    .regex(feedUrl, problem('feed-url-invalid')),
  /** Whether entries that are marked as free take their nights, too; until staff decide, see `freeEntriesBlock`. */
  freeBlocks: z.boolean().optional(),
  /** The portal takes bookings so many days ahead: what begins later is none. Absent: everything counts. */
  bookableDays: z.literal(bookableDaysChoices).optional(),
});
export type FeedForm = z.infer<typeof feedFields>;

const portalHost =
  /^https:\/\/([^/?#:]+\.)?(airbnb|booking|vrbo|homeaway|abritel|fewo-direkt|agoda|expedia|tripadvisor|flipkey|trip|traveloka|tiket)\.[a-z]+(\.[a-z]+)?([:/?#]|$)/i;

/** A portal means 'free' when it says so; the calendars of Google and Apple mark each all-day entry so. */
export const freeEntriesBlock = ({ url, freeBlocks }: Pick<FeedForm, 'url' | 'freeBlocks'>) =>
  freeBlocks ?? !portalHost.test(url);

/** Only after 'ok' do the blocks match the portal. */
const feedResultCodes = [
  'ok',
  'not-public',
  'no-answer',
  'too-slow',
  'busy',
  'refused',
  'gone',
  'too-large',
  'empty',
  'not-a-calendar',
  'damaged',
  'shrunk',
] as const;
const feedResultSchema = z.object({
  code: z.enum(feedResultCodes),
  message: z.string(),
});
export type FeedResult = z.infer<typeof feedResultSchema>;
export type FeedResultCode = FeedResult['code'];

const clashSchema = z.object({
  bookingId: z.string(),
  startDate: civilDateSchema,
  endDate: civilDateSchema,
});
export type Clash = z.infer<typeof clashSchema>;

const freedSchema = z.object({
  uid: z.string(),
  startDate: civilDateSchema,
  endDate: civilDateSchema,
});
export type FreedNights = z.infer<typeof freedSchema>;

export const feedSchema = z.object({
  id: z.string(),
  villaId: z.string(),
  /** The villa's name when the feed was saved. */
  villaName: z.string().default(''),
  name: z.string(),
  url: z.string(),
  freeBlocks: feedFields.shape.freeBlocks,
  bookableDays: feedFields.shape.bookableDays,
  createdAt: instantSchema,
  lastFetchedAt: instantSchema.optional(),
  lastResult: feedResultSchema.optional(),
  /** The number of upcoming stays on the portal, and of nights blocked for them. */
  events: z.number().int().default(0),
  nights: z.number().int().default(0),
  clashes: z.array(clashSchema).default([]),
  /** Marks of the portal's stays: those that are ours and come back, and those that overlap nights of ours. */
  returned: z.array(z.string()).optional(),
  contested: z.array(z.string()).optional(),
  /** Nights that staff have freed although the portal still lists them. */
  freed: z.array(freedSchema).optional(),
  hasProblem: z.boolean().default(false),
});
export type Feed = z.infer<typeof feedSchema>;

// The address where other portals read the taken nights of a villa. Anyone with the key may read; staff can replace it.

/** What each feed's portal has fetched, as 'first-night check-out'. */
export const givenSchema = z.object({
  given: z.record(z.string(), z.array(z.string())).optional(),
});
const separator = ' ';
export const givenText = ({ startDate, endDate }: Stay): string =>
  `${startDate}${separator}${endDate}`;
export function givenStay(text: string): Stay {
  const [startDate = '', endDate = ''] = text.split(separator);
  return { startDate, endDate };
}

export const icalFolder = '/ical/';

/** A portal with a feed does not get its own stays back. */
export const icalPath = (key: string, feedId?: string): string =>
  `${icalFolder}${key}.ics${feedId === undefined ? '' : `?for=${feedId}`}`;
