import { z } from 'zod';

export const ownBlockReasons = ['owner', 'repair', 'note'] as const;
export const ownBlockReasonSchema = z.enum(ownBlockReasons);
export type OwnBlockReason = z.infer<typeof ownBlockReasonSchema>;

export const blockReasonSchema = z.enum([...ownBlockReasons, 'feed']);
export type BlockReason = z.infer<typeof blockReasonSchema>;

export const blockReasonLabel: Readonly<Record<BlockReason, string>> = {
  owner: 'Owner’s use',
  repair: 'Repair',
  note: 'Note',
  feed: 'Booked elsewhere',
};
