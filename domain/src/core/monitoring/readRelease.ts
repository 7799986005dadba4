import { z } from 'zod';

/** The operation `readRelease` takes nothing. */
export const readReleaseInputSchema = z.object({}).nullish();

/** Which release of the functions runs. */
export const readReleaseAnswerSchema = z.object({
  /** The beginning of the hash of their code. */
  release: z.string(),
  /** The version of Node.js. */
  node: z.string(),
});
export type ReadReleaseAnswer = z.infer<typeof readReleaseAnswerSchema>;
