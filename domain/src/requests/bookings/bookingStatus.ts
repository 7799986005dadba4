import { z } from 'zod';
import { requestActions, withActions } from '../requestStatus.ts';
import { canMove, statusesOf } from '../../core/statusTable.ts';

const { confirm, cancel } = requestActions;

const confirmBooking = { ...confirm, label: 'Confirm Booking' };
const cancelBooking = { ...cancel, label: 'Cancel Booking' };
const restoreBooking = { ...confirm, label: 'Restore Booking', inBulk: false } as const;

export const bookingStatus = withActions({
  pending: [confirmBooking, cancelBooking],
  confirmed: [cancelBooking],
  cancelled: [restoreBooking],
});
export type BookingStatus = keyof typeof bookingStatus;

export const bookingStatuses = statusesOf(bookingStatus);
export const bookingStatusSchema = z.enum(bookingStatuses);

export const canSetBookingStatus = (from: BookingStatus, to: BookingStatus): boolean =>
  canMove(bookingStatus, from, to);
