import type { CreateTransferAnswer, CreateTransferInput } from '@selasar/domain';
import { guest } from '../api.ts';

/** Books an airport transfer. The same requestId sent again is the same transfer. */
export const createTransfer: (input: CreateTransferInput) => Promise<CreateTransferAnswer> =
  guest.createTransfer;
