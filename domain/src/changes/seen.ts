import { z } from 'zod';

/** The `updatedAt` of what somebody saw and changes, in milliseconds: somebody else may have changed it since. */
export const seenSchema = z.number().int().min(0);
