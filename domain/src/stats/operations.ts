import { z } from 'zod';

const driftSchema = z.object({
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

export const staffStatsOperations = {
  /** The server's own time limit for counting everything. */
  repairStats: {
    input: z.object({}).nullish(),
    answer: repairStatsAnswerSchema,
    timeoutMs: 305_000,
  },
} as const;

const releaseSchema = z.object({ release: z.string(), node: z.string() });
export type ReadReleaseAnswer = z.infer<typeof releaseSchema>;

export const adminStatsOperations = {
  readRelease: { input: z.object({}).nullish(), answer: releaseSchema },
} as const;
