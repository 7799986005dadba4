import { collections } from '@selasar/domain/core';
import type {
  CreateBookingForGuestInput,
  CreateTransferForGuestInput,
  RequestKind,
} from '@selasar/domain/requests';
import { staffApi } from '../api.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';
import { readCurrentRecord } from './readCurrentRecord.ts';

const confirmCreated = <Input extends { requestId: string }>(
  kind: RequestKind,
  call: (input: Input) => Promise<unknown>,
  input: Input,
  onUnsure: () => void,
): Promise<boolean> =>
  confirmDone({
    act: () => call(input),
    readBack: async () => (await readCurrentRecord(kind, input.requestId)).status !== undefined,
    onUnsure,
  });

/** Resolves to false if the server does not have it. */
export const createTransferForGuest = (
  input: CreateTransferForGuestInput,
  onUnsure: () => void,
): Promise<boolean> =>
  confirmCreated(collections.transfers, staffApi.createTransferForGuest, input, onUnsure);

/** Resolves to false if the server does not have the booking. */
export const createBookingForGuest = (
  input: CreateBookingForGuestInput,
  onUnsure: () => void,
): Promise<boolean> =>
  confirmCreated(collections.bookings, staffApi.createBookingForGuest, input, onUnsure);
