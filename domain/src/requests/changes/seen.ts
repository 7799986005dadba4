import { z } from 'zod';

/** `updatedAt` of the version that the editor saw, in milliseconds. */
export const seenSchema = z.number().int().min(0);
