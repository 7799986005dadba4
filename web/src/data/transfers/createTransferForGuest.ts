import { collections } from '@selasar/domain';
import type { CreateTransferForGuestInput } from '@selasar/domain';
import { staffApi } from '../api.ts';
import { surelyCreated } from '../records/surelyCreated.ts';

/** Creates a transfer for a guest. Answers false when the server does not have it. */
export const createTransferForGuest = (
  input: CreateTransferForGuestInput,
  onUnsure: () => void,
): Promise<boolean> =>
  surelyCreated(collections.transfers, staffApi.createTransferForGuest, input, onUnsure);
