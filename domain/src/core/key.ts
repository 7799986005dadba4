import { z } from 'zod';

/**
 * A key is a capability: whoever has it sees what it opens and acts there, so it goes to nobody else: not into a log, a
 * title, or the address of anything that a page asks for.
 */
export const keySchema = z.string().max(100);

/** What a callable takes that opens something by its key. */
export const keyInputSchema = z.object({ key: keySchema });

/** What it answers. A wrong key, one that was replaced and one that was guessed are refused in the same way. */
export const viewAnswerSchema = z.object({
  /** The id of the document that a page then listens to. */
  viewId: z.string(),
});
export type ViewAnswer = z.infer<typeof viewAnswerSchema>;
