import type { z } from 'zod';
import { requestNameSchema, ownRequestSchema } from './request.ts';

/** The callable `withdrawAsked`: a guest takes back what they have asked, as long as staff have not answered. */
export const withdrawAskedInputSchema = ownRequestSchema;
export type WithdrawAskedInput = z.infer<typeof withdrawAskedInputSchema>;

export const withdrawAskedAnswerSchema = requestNameSchema;
export type WithdrawAskedAnswer = z.infer<typeof withdrawAskedAnswerSchema>;
