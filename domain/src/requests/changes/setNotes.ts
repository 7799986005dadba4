import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { linesSchema } from '../../core/text.ts';
import { requestNameSchema } from '../requestName.ts';

export const notesSchema = linesSchema().max(limits.notes);

/** `seen` is the text that the caller saw; '' is no text. */
export const setNotesInputSchema = requestNameSchema.extend({
  seen: notesSchema,
  notes: notesSchema,
});
export type SetNotesInput = z.infer<typeof setNotesInputSchema>;

export const setNotesAnswerSchema = z.object({ notes: z.string() });
export type SetNotesAnswer = z.infer<typeof setNotesAnswerSchema>;
