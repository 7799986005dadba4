import { setNotesAnswerSchema } from '@selasar/domain';
import type { SetNotesAnswer, SetNotesInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** Writes the notes of staff. */
export const setNotes: (input: SetNotesInput) => Promise<SetNotesAnswer> = callable(
  'setNotes',
  setNotesAnswerSchema,
);
