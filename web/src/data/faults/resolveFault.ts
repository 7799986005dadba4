import { resolveFaultAnswerSchema } from '@selasar/domain';
import type { ResolveFaultAnswer, ResolveFaultInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** Hides a fault until it comes again; for admins. Done twice it is as done once. */
export const resolveFault: (input: ResolveFaultInput) => Promise<ResolveFaultAnswer> = callable(
  'resolveFault',
  resolveFaultAnswerSchema,
);
