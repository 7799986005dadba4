import { z } from 'zod';
import { civilDateSchema } from '../../core/civilDateSchema.ts';
import { blockFields } from './block.ts';
import { blockReasonSchema } from './blockReason.ts';

/** The callable `blockNights`, for staff: `blockId` is made once for each block, and sent again with the same block. */
export const blockNightsInputSchema = blockFields.extend({ blockId: z.uuid() });
export type BlockNightsInput = z.infer<typeof blockNightsInputSchema>;

export const blockNightsAnswerSchema = z.object({
  blockId: z.string(),
  villaId: z.string(),
  startDate: civilDateSchema,
  endDate: civilDateSchema,
  reason: blockReasonSchema,
  note: z.string(),
});
export type BlockNightsAnswer = z.infer<typeof blockNightsAnswerSchema>;
