import type { UndoChangeAnswer, UndoChangeInput } from '@selasar/domain';
import { staff } from '../api.ts';

/** Takes back a change that the history tells of. */
export const undoChange: (input: UndoChangeInput) => Promise<UndoChangeAnswer> = staff.undoChange;
