import { collections } from '@selasar/domain';
import type { MakeBookingAnswer, MakeBookingInput } from '@selasar/domain';
import { staffApi } from '../api.ts';
import { surelyDone } from '../live/surely.ts';
import { readRecordNow } from '../records/readRecordNow.ts';

const call: (input: MakeBookingInput) => Promise<MakeBookingAnswer> = staffApi.makeBooking;

/** Books for a guest. Answers false when the server does not have the booking. */
export const makeBooking = (input: MakeBookingInput, onUnsure: () => void): Promise<boolean> =>
  surelyDone({
    act: () => call(input),
    look: async () =>
      (await readRecordNow(collections.bookings, input.requestId)).status !== undefined,
    onUnsure,
  });
