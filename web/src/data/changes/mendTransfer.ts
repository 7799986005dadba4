import { mendAnswerSchema } from '@selasar/domain';
import type { MendAnswer, MendTransferInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** Mends a transfer. It is safe to send the same again. */
export const mendTransfer: (input: MendTransferInput) => Promise<MendAnswer> = callable(
  'mendTransfer',
  mendAnswerSchema,
);
