import { z } from 'zod';
import { civilDateSchema } from '../../core/civilDateSchema.ts';
import { blockFields } from './block.ts';
import { blockReasonSchema } from '../../core/blockReason.ts';

/** `blockId` is created once per block, and a retry sends the same id. */
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
