import { z } from 'zod';

export const repairStatsInputSchema = z.object({}).nullish();

export const driftSchema = z.object({
  /** 'overview/bookings/pending' */
  counter: z.string(),
  stored: z.number(),
  counted: z.number(),
});
export type Drift = z.infer<typeof driftSchema>;

export const repairStatsAnswerSchema = z.object({
  recountedAt: z.iso.datetime(),
  drift: z.array(driftSchema),
});
export type RepairStatsAnswer = z.infer<typeof repairStatsAnswerSchema>;
