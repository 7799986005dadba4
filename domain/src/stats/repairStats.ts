import { z } from 'zod';

/** The callable `repairStats` takes no input: it recounts and corrects wrong counters. */
export const repairStatsInputSchema = z.object({}).nullish();

/** A counter that was wrong. */
export const driftSchema = z.object({
  /** Its path, such as 'overview/bookings/pending'. */
  counter: z.string(),
  stored: z.number(),
  counted: z.number(),
});
export type Drift = z.infer<typeof driftSchema>;

export const repairStatsAnswerSchema = z.object({
  /** The time for which the figures were verified, as an ISO instant. */
  recountedAt: z.iso.datetime(),
  drift: z.array(driftSchema),
});
export type RepairStatsAnswer = z.infer<typeof repairStatsAnswerSchema>;
