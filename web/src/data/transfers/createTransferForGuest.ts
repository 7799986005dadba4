import { collections } from '@selasar/domain';
import type { CreateTransferForGuestInput } from '@selasar/domain';
import { staffApi } from '../api.ts';
import { confirmCreated } from '../records/confirmCreated.ts';

/** Creates a transfer for a guest. Resolves to false if the server does not have it. */
export const createTransferForGuest = (
  input: CreateTransferForGuestInput,
  onUnsure: () => void,
): Promise<boolean> =>
  confirmCreated(collections.transfers, staffApi.createTransferForGuest, input, onUnsure);
