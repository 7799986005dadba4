import type { ResolveFaultAnswer, ResolveFaultInput } from '@selasar/domain';
import { admin } from '../api.ts';

/** Hides a fault until it comes again; for admins. Done twice it is as done once. */
export const resolveFault: (input: ResolveFaultInput) => Promise<ResolveFaultAnswer> =
  admin.resolveFault;
