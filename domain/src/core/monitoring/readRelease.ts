import { z } from 'zod';

export const readReleaseInputSchema = z.object({}).nullish();

export const readReleaseAnswerSchema = z.object({
  release: z.string(),
  node: z.string(),
});
export type ReadReleaseAnswer = z.infer<typeof readReleaseAnswerSchema>;
