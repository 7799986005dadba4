import { z } from 'zod';
import { civilDateSchema } from '../../core/civilDateSchema.ts';
import { instantSchema } from '../../core/instant.ts';
import { limits } from '../../core/limits.ts';
import { slugSchema } from '../../core/slug.ts';
import { lineSchema } from '../../core/text.ts';
import { blockReasonSchema, ownBlockReasonSchema } from './blockReason.ts';
import type { PersonalDataOf } from '../../people/privacy/personalData.ts';

// Nights of a villa that are kept free of guests. They are held as the nights of a confirmed stay are.

/** What staff say of a block; each field is judged for itself, whatever day it is. */
export const blockFields = z.object({
  villaId: slugSchema,
  startDate: z.string(),
  /** The day on which the villa is free again, as the check-out of a stay. */
  endDate: z.string(),
  reason: ownBlockReasonSchema,
  note: lineSchema().max(limits.blockNote),
});
export type BlockForm = z.infer<typeof blockFields>;

/** A document of `blocks` with its id. A block of staff has the id of the request that made it. */
export const blockSchema = z.object({
  id: z.string(),
  villaId: z.string(),
  startDate: civilDateSchema,
  endDate: civilDateSchema,
  reason: blockReasonSchema,
  note: z.string().default(''),
  /** Only of a feed: which one, what it calls the event, and its name for people, such as 'Airbnb'. */
  feedId: z.string().optional(),
  uid: z.string().optional(),
  source: z.string().optional(),
  createdAt: instantSchema,
  /** The uid of a staff member, or 'feed'. */
  createdBy: z.string(),
  /** Of the staff member, as they were then. */
  createdByName: z.string().optional(),
});
export type Block = z.infer<typeof blockSchema>;

const holderPrefix = 'block:';

/** How `nightHolders` names a block; a booking goes by its id alone. */
export const blockHolder = (blockId: string): string => `${holderPrefix}${blockId}`;

/** The block that holds a night, if it is none of the bookings. */
export const blockOfHolder = (holder: string): string | undefined =>
  holder.startsWith(holderPrefix) ? holder.slice(holderPrefix.length) : undefined;

/** What a block tells: of whoever made it, and what they wrote. Guests of a portal are not read. */
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
