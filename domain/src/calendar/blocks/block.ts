import { z } from 'zod';
import { civilDateSchema } from '../../core/civilDateSchema.ts';
import { instantSchema } from '../../core/instant.ts';
import { limits } from '../../core/limits.ts';
import { slugSchema } from '../../core/slug.ts';
import { lineSchema } from '../../core/text.ts';
import { blockReasonSchema, ownBlockReasonSchema } from '../../core/blockReason.ts';
import type { PersonalDataOf } from '../../core/personalData.ts';

// Blocked nights are occupied like the nights of a confirmed stay.

export const blockFields = z.object({
  villaId: slugSchema,
  startDate: z.string(),
  /** The day on which the villa is free again, like the check-out of a stay. */
  endDate: z.string(),
  reason: ownBlockReasonSchema,
  note: lineSchema().max(limits.blockNote),
});
export type BlockForm = z.infer<typeof blockFields>;

/** A block by staff has the id of the request that created it. */
export const blockSchema = z.object({
  id: z.string(),
  villaId: z.string(),
  startDate: civilDateSchema,
  endDate: civilDateSchema,
  reason: blockReasonSchema,
  note: z.string().default(''),
  /** Only for a feed: its id, its UID of the event, and its display name, such as 'Airbnb'. */
  feedId: z.string().optional(),
  uid: z.string().optional(),
  source: z.string().optional(),
  createdAt: instantSchema,
  /** The uid of a staff member, or 'feed'. */
  createdBy: z.string(),
  createdByName: z.string().optional(),
});
export type Block = z.infer<typeof blockSchema>;

const holderPrefix = 'block:';

/** The name of a block in `nightHolders`; a booking has its plain id there. */
export const blockHolder = (blockId: string): string => `${holderPrefix}${blockId}`;

export const blockOfHolder = (holder: string): string | undefined =>
  holder.startsWith(holderPrefix) ? holder.slice(holderPrefix.length) : undefined;

/** Guests of a portal are not imported. */
export const blockPersonalData: PersonalDataOf<Block> = {
  note: 'staff',
  createdBy: 'staff',
  createdByName: 'staff',
  id: 'nothing',
  villaId: 'nothing',
  startDate: 'nothing',
  endDate: 'nothing',
  reason: 'nothing',
  feedId: 'nothing',
  uid: 'nothing',
  source: 'nothing',
  createdAt: 'nothing',
};
