import { z } from 'zod';
import { instantSchema } from '../../core/instant.ts';

/** What has to be done of a booking or transfer on one day; a stay has two days on which something is to do. */
export const jobParts = ['tour', 'check-in', 'check-out', 'transfer'] as const;
export const jobPartSchema = z.enum(jobParts);
export type JobPart = z.infer<typeof jobPartSchema>;

/** What has become of a job. */
export const tickSchema = z.object({
  what: z.enum(['done', 'no-show']),
  at: instantSchema,
  /** The uid of a staff member, or 'crew'. */
  by: z.string(),
  byName: z.string().optional(),
});
export type Tick = z.infer<typeof tickSchema>;

/** What can become of a job. Guests who leave were there: no check-out is a no-show. */
export const outcomesOf = (part: JobPart): readonly Tick['what'][] =>
  part === 'check-out' ? ['done'] : ['done', 'no-show'];

/** By part of the job; a part without one is open. */
export const ticksSchema = z.partialRecord(jobPartSchema, tickSchema);
export type Ticks = z.infer<typeof ticksSchema>;
