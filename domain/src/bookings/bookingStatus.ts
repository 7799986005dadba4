import { z } from 'zod';
import type { StatusAction, StatusColor } from '../core/statusAction.ts';

export const bookingStatuses = ['pending', 'confirmed', 'cancelled'] as const;
export const bookingStatusSchema = z.enum(bookingStatuses);
export type BookingStatus = z.infer<typeof bookingStatusSchema>;

const confirm = { to: 'confirmed', label: 'Confirm Booking' } as const;
const cancel = { to: 'cancelled', label: 'Cancel Booking', asks: true } as const;
const restore = { to: 'confirmed', label: 'Restore Booking' } as const;

/** What staff may do with a booking in each status. */
export const bookingActions: Record<BookingStatus, readonly StatusAction<BookingStatus>[]> = {
  pending: [confirm, cancel],
  confirmed: [cancel],
  cancelled: [restore],
};

export const canSetBookingStatus = (from: BookingStatus, to: BookingStatus): boolean =>
  bookingActions[from].some((action) => action.to === to);

export const bookingStatusColor: Record<BookingStatus, StatusColor> = {
  pending: 'yellow',
  confirmed: 'green',
  cancelled: 'red',
};
