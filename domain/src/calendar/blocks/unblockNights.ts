import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { lineSchema } from '../../core/text.ts';

const blockId = z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(_[\w-]+)?$/i);

export const unblockNightsInputSchema = z.object({
  blockId: blockId.max(100),
  /** For a block of a feed: why its nights are free although the portal lists them. */
  reason: lineSchema().max(limits.reason).default(''),
});
export type UnblockNightsInput = z.input<typeof unblockNightsInputSchema>;

export const unblockNightsAnswerSchema = z.object({ blockId: z.string() });
export type UnblockNightsAnswer = z.infer<typeof unblockNightsAnswerSchema>;
