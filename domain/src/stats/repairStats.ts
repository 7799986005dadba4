import { z } from 'zod';

/** The callable `repairStats` takes nothing: it counts anew and sets right what differs. */
export const repairStatsInputSchema = z.object({}).nullish();

/** A counter that was wrong. */
export const driftSchema = z.object({
  /** As in 'overview/bookings/pending'. */
  counter: z.string(),
  stored: z.number(),
  counted: z.number(),
});
export type Drift = z.infer<typeof driftSchema>;

export const repairStatsAnswerSchema = z.object({
  /** The moment that the figures were proven for, as an ISO instant. */
  provenAt: z.iso.datetime(),
  drift: z.array(driftSchema),
});
export type RepairStatsAnswer = z.infer<typeof repairStatsAnswerSchema>;
