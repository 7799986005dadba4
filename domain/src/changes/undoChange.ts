import { z } from 'zod';
import { undoStatusInputSchema } from './undoStatus.ts';

/** The callable `undoChange`, for staff: undoes one change of the history. */
export const undoChangeInputSchema = undoStatusInputSchema;
export type UndoChangeInput = z.infer<typeof undoChangeInputSchema>;

export const undoChangeAnswerSchema = z.object({ eventId: z.string() });
export type UndoChangeAnswer = z.infer<typeof undoChangeAnswerSchema>;
