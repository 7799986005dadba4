import { z } from 'zod';
import { slugSchema } from '../core/ids.ts';
import { limits } from '../core/limits.ts';
import { blockReasonSchema, civilDateSchema } from '../core/schemas.ts';
import { lineSchema } from '../core/text.ts';
import { blockFields } from './block.ts';
import { feedFields, feedSchema } from './feed.ts';

export const blockNightsAnswerSchema = z.object({
  blockId: z.string(),
  villaId: z.string(),
  startDate: civilDateSchema,
  endDate: civilDateSchema,
  reason: blockReasonSchema,
  note: z.string(),
});
export type BlockNightsAnswer = z.infer<typeof blockNightsAnswerSchema>;

const blockId = z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(_[\w-]+)?$/i);

export const fetchFeedAnswerSchema = feedSchema
  .pick({ lastResult: true, events: true, nights: true, clashes: true })
  .required();
export type FetchFeedAnswer = z.infer<typeof fetchFeedAnswerSchema>;

const feedIdSchema = z.object({ feedId: z.string() });

const icalAddressInputSchema = z.object({ villaId: slugSchema });
const icalAddressAnswerSchema = z.object({ key: z.string() });
export type IcalAddressAnswer = z.infer<typeof icalAddressAnswerSchema>;

export const calendarOperations = {
  /** `blockId` is created once per block, and a retry sends the same id. */
  blockNights: {
    input: blockFields.extend({ blockId: z.uuid() }),
    answer: blockNightsAnswerSchema,
  },
  unblockNights: {
    input: z.object({
      blockId: blockId.max(100),
      /** For a block of a feed: why its nights are free although the portal lists them. */
      reason: lineSchema().max(limits.reason).default(''),
    }),
    answer: z.object({ blockId: z.string() }),
  },
  /** The id is created once per feed. An existing feed gets the new values. */
  saveFeed: { input: feedFields.extend({ feedId: z.uuid() }), answer: feedIdSchema },
  fetchFeed: {
    input: z.object({
      feedId: z.uuid(),
      /** Staff confirm that the portal's lower number of stays is right. */
      acceptsFewer: z.boolean().default(false),
    }),
    answer: fetchFeedAnswerSchema,
    alone: true,
    timeoutMs: 50_000,
  },
  /** Also frees the nights that the feed has blocked. */
  removeFeed: { input: z.object({ feedId: z.uuid() }), answer: feedIdSchema },
  icalAddress: { input: icalAddressInputSchema, answer: icalAddressAnswerSchema },
  replaceIcalAddress: { input: icalAddressInputSchema, answer: icalAddressAnswerSchema },
} as const;
type Operations = typeof calendarOperations;
export type BlockNightsInput = z.infer<Operations['blockNights']['input']>;
export type UnblockNightsInput = z.input<Operations['unblockNights']['input']>;
export type UnblockNightsAnswer = z.infer<Operations['unblockNights']['answer']>;
export type SaveFeedInput = z.infer<Operations['saveFeed']['input']>;
export type SaveFeedAnswer = z.infer<typeof feedIdSchema>;
export type RemoveFeedInput = z.infer<Operations['removeFeed']['input']>;
export type RemoveFeedAnswer = z.infer<typeof feedIdSchema>;
