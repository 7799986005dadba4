import type { z } from 'zod';
import { requestNameSchema, ownRequestSchema } from '../requests/requestName.ts';

export const withdrawChangeRequestInputSchema = ownRequestSchema;
export type WithdrawChangeRequestInput = z.infer<typeof withdrawChangeRequestInputSchema>;

export const withdrawChangeRequestAnswerSchema = requestNameSchema;
export type WithdrawChangeRequestAnswer = z.infer<typeof withdrawChangeRequestAnswerSchema>;
