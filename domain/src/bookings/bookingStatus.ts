import { z } from 'zod';
import type { PlainMessage } from '../i18n/message.ts';
import { canMove, statusesOf, type StatusFacts, type StatusTable } from '../core/statusTable.ts';

interface BookingStatusFacts<Status extends string> extends StatusFacts<Status> {
  /** Guests see it, too. */
  readonly label: PlainMessage;
  /** Its price is revenue. */
  readonly countsAsRevenue: boolean;
  /** It is in the share of confirmed bookings on the dashboard. */
  readonly countsAsConfirmed: boolean;
  /** A stay keeps others out of the villa. */
  readonly holdsNights: boolean;
  /** The guest is still expected, or waits for an answer. */
  readonly isOpen: boolean;
}

const confirm = { to: 'confirmed', label: 'Confirm Booking' } as const;
const cancel = { to: 'cancelled', label: 'Cancel Booking', asks: 'Cancel' } as const;
const restore = { to: 'confirmed', label: 'Restore Booking' } as const;

const table = <Status extends string>(
  statuses: StatusTable<Status, BookingStatusFacts<NoInfer<Status>>>,
) => statuses;

/** The statuses of a booking, and all that depends on them. */
export const bookingStatus = table({
  pending: {
    label: 'Pending',
    color: 'yellow',
    countsAsRevenue: true,
    countsAsConfirmed: false,
    holdsNights: false,
    isOpen: true,
    actions: [confirm, cancel],
  },
  confirmed: {
    label: 'Confirmed',
    color: 'green',
    countsAsRevenue: true,
    countsAsConfirmed: true,
    holdsNights: true,
    isOpen: true,
    actions: [cancel],
  },
  cancelled: {
    label: 'Cancelled',
    color: 'red',
    countsAsRevenue: false,
    countsAsConfirmed: false,
    holdsNights: false,
    isOpen: false,
    actions: [restore],
  },
});
export type BookingStatus = keyof typeof bookingStatus;

export const bookingStatuses = statusesOf(bookingStatus);
export const bookingStatusSchema = z.enum(bookingStatuses);

export const canSetBookingStatus = (from: BookingStatus, to: BookingStatus): boolean =>
  canMove(bookingStatus, from, to);
