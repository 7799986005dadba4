import { undoChangeAnswerSchema } from '@selasar/domain';
import type { UndoChangeAnswer, UndoChangeInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** Takes back a change that the history tells of. */
export const undoChange: (input: UndoChangeInput) => Promise<UndoChangeAnswer> = callable(
  'undoChange',
  undoChangeAnswerSchema,
);
