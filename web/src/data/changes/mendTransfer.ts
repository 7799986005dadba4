import type { MendAnswer, MendTransferInput } from '@selasar/domain';
import { staff } from '../api.ts';

/** Mends a transfer. It is safe to send the same again. */
export const mendTransfer: (input: MendTransferInput) => Promise<MendAnswer> = staff.mendTransfer;
