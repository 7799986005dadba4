import type { SetNotesAnswer, SetNotesInput } from '@selasar/domain';
import { staff } from '../api.ts';

/** Writes the notes of staff. */
export const setNotes: (input: SetNotesInput) => Promise<SetNotesAnswer> = staff.setNotes;
