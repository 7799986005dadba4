import { createTransferAnswerSchema } from '@selasar/domain';
import type { CreateTransferAnswer, CreateTransferInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** Books an airport transfer. The same requestId sent again is the same transfer. */
export const createTransfer: (input: CreateTransferInput) => Promise<CreateTransferAnswer> =
  callable('createTransfer', createTransferAnswerSchema);
