import { undoStatusAnswerSchema } from '@selasar/domain';
import type { UndoStatusAnswer, UndoStatusInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** Takes back a change of status that this person has just made. */
export const undoStatus: (input: UndoStatusInput) => Promise<UndoStatusAnswer> = callable(
  'undoStatus',
  undoStatusAnswerSchema,
);
