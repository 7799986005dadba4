import { z } from 'zod';
import { undoStatusInputSchema } from '../core/undoStatus.ts';

/** The callable `undoChange`, for staff: takes back one change that the history tells of. */
export const undoChangeInputSchema = undoStatusInputSchema;
export type UndoChangeInput = z.infer<typeof undoChangeInputSchema>;

export const undoChangeAnswerSchema = z.object({ eventId: z.string() });
export type UndoChangeAnswer = z.infer<typeof undoChangeAnswerSchema>;
