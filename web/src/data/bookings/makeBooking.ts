import { collections } from '@selasar/domain';
import type { MakeBookingInput } from '@selasar/domain';
import { staffApi } from '../api.ts';
import { surelyCreated } from '../records/surelyCreated.ts';

/** Books for a guest. Answers false when the server does not have the booking. */
export const makeBooking = (input: MakeBookingInput, onUnsure: () => void): Promise<boolean> =>
  surelyCreated(collections.bookings, staffApi.makeBooking, input, onUnsure);
