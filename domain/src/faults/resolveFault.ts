import { z } from 'zod';

/** The callable `resolveFault`, for admins: hides a fault until it comes again. */
export const resolveFaultInputSchema = z.object({ faultId: z.string().regex(/^[0-9a-f]{32}$/) });
export type ResolveFaultInput = z.infer<typeof resolveFaultInputSchema>;

export const resolveFaultAnswerSchema = z.object({ faultId: z.string() });
export type ResolveFaultAnswer = z.infer<typeof resolveFaultAnswerSchema>;
