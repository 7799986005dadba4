import { z } from 'zod';

/** The callable `unblockNights`, for staff: frees the nights of a block only. */
export const unblockNightsInputSchema = z.object({ blockId: z.uuid() });
export type UnblockNightsInput = z.infer<typeof unblockNightsInputSchema>;

export const unblockNightsAnswerSchema = z.object({ blockId: z.string() });
export type UnblockNightsAnswer = z.infer<typeof unblockNightsAnswerSchema>;
