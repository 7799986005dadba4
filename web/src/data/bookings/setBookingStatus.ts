import { setBookingStatusAnswerSchema } from '@selasar/domain';
import type { SetBookingStatusAnswer, SetBookingStatusInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** Moves a booking from the status that the staff member saw to another. */
export const setBookingStatus: (input: SetBookingStatusInput) => Promise<SetBookingStatusAnswer> =
  callable('setBookingStatus', setBookingStatusAnswerSchema);
