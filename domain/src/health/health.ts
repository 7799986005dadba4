import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';

// What the server knows of itself: documents of `health`, by name. A part that was never heard of has none.

/** The last run of a job. */
export const jobRunSchema = z.object({
  startedAt: instantSchema,
  /** Absent while it runs, and when its server died. */
  endedAt: instantSchema.optional(),
  result: z.enum(['running', 'ok', 'failed']),
  /** The kind of the error, when it failed; the log tells more under the id of the run. */
  code: z.string().optional(),
  requestId: z.string().optional(),
  lastOkAt: instantSchema.optional(),
});
export type JobRun = z.infer<typeof jobRunSchema>;

export const jobsHealthSchema = z.object({ jobs: z.record(z.string(), jobRunSchema).default({}) });
export type JobsHealth = z.infer<typeof jobsHealthSchema>;

/** Which release of the functions runs. */
export const functionsHealthSchema = z.object({
  /** The beginning of the hash of their code. */
  release: z.string(),
  /** The version of Node.js. */
  node: z.string(),
  /** When the first of its servers started. */
  deployedAt: instantSchema,
});
export type FunctionsHealth = z.infer<typeof functionsHealthSchema>;
