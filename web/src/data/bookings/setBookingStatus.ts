import type { SetBookingStatusAnswer, SetBookingStatusInput } from '@selasar/domain';
import { staff } from '../api.ts';

/** Moves a booking from the status that the staff member saw to another. */
export const setBookingStatus: (input: SetBookingStatusInput) => Promise<SetBookingStatusAnswer> =
  staff.setBookingStatus;
