import type { SetBookingStatusAnswer } from '@selasar/domain';
import { changeStatus } from '../changes/changeStatus.ts';
import { implement } from '../platform/operation.ts';
import * as logger from '../platform/log.ts';
import { booking } from './booking.ts';

/** Staff confirm, cancel or restore a booking. The input names the status that they saw. */
export const setBookingStatus = implement(
  'setBookingStatus',
  async (input, staff): Promise<SetBookingStatusAnswer> => {
    const { bookingId, from, to } = input;
    const eventId = await changeStatus(booking, { id: bookingId, from, to }, staff);
    logger.info('booking status set', { ...input, by: staff.uid });
    return { bookingId, status: to, eventId };
  },
);
