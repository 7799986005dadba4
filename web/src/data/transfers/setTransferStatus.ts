import type { SetTransferStatusAnswer, SetTransferStatusInput } from '@selasar/domain';
import { staff } from '../api.ts';

/** Moves a transfer from the status that the staff member saw to another. */
export const setTransferStatus: (
  input: SetTransferStatusInput,
) => Promise<SetTransferStatusAnswer> = staff.setTransferStatus;
