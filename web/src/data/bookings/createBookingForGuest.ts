import { collections } from '@selasar/domain';
import type { CreateBookingForGuestInput } from '@selasar/domain';
import { staffApi } from '../api.ts';
import { confirmCreated } from '../records/confirmCreated.ts';

/** Creates a booking for a guest. Resolves to false if the server does not have the booking. */
export const createBookingForGuest = (
  input: CreateBookingForGuestInput,
  onUnsure: () => void,
): Promise<boolean> =>
  confirmCreated(collections.bookings, staffApi.createBookingForGuest, input, onUnsure);
