import type { z } from 'zod';
import { requestNameSchema, ownRequestSchema } from './request.ts';

/** The callable `withdrawChangeRequest`: a guest takes back what they have asked, as long as staff have not answered. */
export const withdrawChangeRequestInputSchema = ownRequestSchema;
export type WithdrawChangeRequestInput = z.infer<typeof withdrawChangeRequestInputSchema>;

export const withdrawChangeRequestAnswerSchema = requestNameSchema;
export type WithdrawChangeRequestAnswer = z.infer<typeof withdrawChangeRequestAnswerSchema>;
