import { setTransferStatusAnswerSchema } from '@selasar/domain';
import type { SetTransferStatusAnswer, SetTransferStatusInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** Moves a transfer from the status that the staff member saw to another. */
export const setTransferStatus: (
  input: SetTransferStatusInput,
) => Promise<SetTransferStatusAnswer> = callable(
  'setTransferStatus',
  setTransferStatusAnswerSchema,
);
