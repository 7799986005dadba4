import { z } from 'zod';

/** The operation `readRelease` takes no input. */
export const readReleaseInputSchema = z.object({}).nullish();

/** The running release of the functions. */
export const readReleaseAnswerSchema = z.object({
  /** A prefix of the hash of their code. */
  release: z.string(),
  /** The version of Node.js. */
  node: z.string(),
});
export type ReadReleaseAnswer = z.infer<typeof readReleaseAnswerSchema>;
