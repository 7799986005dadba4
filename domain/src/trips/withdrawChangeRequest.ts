import type { z } from 'zod';
import { requestNameSchema, ownRequestSchema } from './request.ts';

/** The callable `withdrawChangeRequest`: a guest withdraws a change request that staff have not answered. */
export const withdrawChangeRequestInputSchema = ownRequestSchema;
export type WithdrawChangeRequestInput = z.infer<typeof withdrawChangeRequestInputSchema>;

export const withdrawChangeRequestAnswerSchema = requestNameSchema;
export type WithdrawChangeRequestAnswer = z.infer<typeof withdrawChangeRequestAnswerSchema>;
