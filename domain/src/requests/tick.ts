import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';

/** Jobs of one day; a stay has two. */
export const jobParts = ['tour', 'check-in', 'check-out', 'transfer'] as const;
export const jobPartSchema = z.enum(jobParts);
export type JobPart = z.infer<typeof jobPartSchema>;

export const tickSchema = z.object({
  what: z.enum(['done', 'no-show']),
  at: instantSchema,
  /** The uid of a staff member, or 'crew'. */
  by: z.string(),
  byName: z.string().optional(),
});
export type Tick = z.infer<typeof tickSchema>;

/** A guest who checks out was there, so a check-out cannot be a no-show. */
export const outcomesOf = (part: JobPart): readonly Tick['what'][] =>
  part === 'check-out' ? ['done'] : ['done', 'no-show'];

/** A part without a tick is open. */
export const ticksSchema = z.partialRecord(jobPartSchema, tickSchema);
export type Ticks = z.infer<typeof ticksSchema>;
