import {
  bookingSchema,
  bookingStatusSchema,
  canSetBookingStatus,
  isOpenBooking,
  type SetBookingStatusAnswer,
} from '@selasar/domain';
import * as logger from '../core/log.ts';
import { implement } from '../core/operation.ts';
import { bookingLetter } from './bookingLetter.ts';
import { moveCapacity } from './moveCapacity.ts';
import { changeStatus } from '../status/changeStatus.ts';

/** Staff confirm, cancel or restore a booking, given the status that they saw. A status says whether a stay holds its nights. */
export const setBookingStatus = implement(
  'setBookingStatus',
  async (input, staff): Promise<SetBookingStatusAnswer> => {
    const { bookingId, from, to } = input;
    const eventId = await changeStatus(booking, { id: bookingId, from, to }, staff);
    logger.info('booking status set', { ...input, by: staff.uid });
    return { bookingId, status: to, eventId };
  },
);

export const booking = {
  name: 'booking',
  status: bookingStatusSchema,
  schema: bookingSchema.omit({ id: true, createdAt: true, updatedAt: true }),
  isAllowed: canSetBookingStatus,
  isOpen: isOpenBooking,
  letter: bookingLetter,
  also: moveCapacity,
} as const;
