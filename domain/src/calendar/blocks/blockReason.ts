import { z } from 'zod';

/** Why staff block nights. */
export const ownBlockReasons = ['owner', 'repair', 'note'] as const;
export const ownBlockReasonSchema = z.enum(ownBlockReasons);
export type OwnBlockReason = z.infer<typeof ownBlockReasonSchema>;

/** A feed is a calendar of another portal, which blocks what is booked there. */
export const blockReasonSchema = z.enum([...ownBlockReasons, 'feed']);
export type BlockReason = z.infer<typeof blockReasonSchema>;

export const blockReasonLabel: Readonly<Record<BlockReason, string>> = {
  owner: 'Owner’s use',
  repair: 'Repair',
  note: 'Note',
  feed: 'Booked elsewhere',
};
