import type { UndoStatusAnswer, UndoStatusInput } from '@selasar/domain';
import { staff } from '../api.ts';

/** Takes back a change of status that this person has just made. */
export const undoStatus: (input: UndoStatusInput) => Promise<UndoStatusAnswer> = staff.undoStatus;
