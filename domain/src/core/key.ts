import { z } from 'zod';

/**
 * A key is a capability: its holder can read and act without signing in. It never goes into a log, a page title, or the
 * address of a request.
 */
export const keySchema = z
  .string()
  .max(100)
  // The database refuses to look for half a surrogate pair, and a wrong key is refused like any other.
  .overwrite((key) => key.replaceAll(/\p{Cs}/gu, '?'));

export const keyInputSchema = z.object({ key: keySchema });

/** Adds a request to the trip of earlier ones. An invalid key is ignored. */
export const tripKeyField = { tripKey: keySchema.optional() };

/** Wrong, replaced and guessed keys are refused in the same way. */
export const viewAnswerSchema = z.object({
  viewId: z.string(),
});
export type ViewAnswer = z.infer<typeof viewAnswerSchema>;
