import { z } from 'zod';

/** The `updatedAt` of the version that the editor saw, in milliseconds: detects a change by somebody else since. */
export const seenSchema = z.number().int().min(0);
