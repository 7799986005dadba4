import { z } from 'zod';
import type { PlainMessage } from '../i18n/languages.ts';
import {
  type StatusAction,
  type StatusColor,
  type StatusTable,
  canMove,
  statusesOf,
} from '../core/statusTable.ts';

/** All code that depends on a status reads these facts. */
export interface StatusFacts {
  /** Also shown to guests. */
  readonly label: PlainMessage;
  readonly color: StatusColor;
  /** Staff have not answered yet: the guest can cancel free of charge, and no mail repeats unverified input. */
  readonly isWaiting: boolean;
  /** Staff can edit it, and the guest may ask to change or cancel it. */
  readonly isOpen: boolean;
  /** No request gets this status before its day. */
  readonly isOver: boolean;
  /** Drivers and guides see it on their page, and the guest gets a reminder the day before. */
  readonly isExpected: boolean;
  /** Its jobs are ticked, it has a voucher, and the guest may review it. */
  readonly isSure: boolean;
  /** The staff's day list, the calendar and the warnings of a trip include it. */
  readonly takesPlace: boolean;
  readonly holdsPlace: boolean;
  readonly countsAsRevenue: boolean;
  /** It counts in the share of confirmed requests, and its nights or seats count as sold. */
  readonly countsAsConfirmed: boolean;
  /** RFC 5545; a cancelled event is removed from the guest's calendar. */
  readonly ical: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  readonly mailsIcal: boolean;
}

const facts = <Status extends PlainMessage>(statuses: Readonly<Record<Status, StatusFacts>>) =>
  statuses;

/** Sentences use their names too. */
export const requestStatus = facts({
  pending: {
    label: 'Pending',
    color: 'yellow',
    isWaiting: true,
    isOpen: true,
    isOver: false,
    isExpected: false,
    isSure: false,
    takesPlace: true,
    holdsPlace: false,
    countsAsRevenue: true,
    countsAsConfirmed: false,
    ical: 'TENTATIVE',
    mailsIcal: false,
  },
  confirmed: {
    label: 'Confirmed',
    color: 'green',
    isWaiting: false,
    isOpen: true,
    isOver: false,
    isExpected: true,
    isSure: true,
    takesPlace: true,
    holdsPlace: true,
    countsAsRevenue: true,
    countsAsConfirmed: true,
    ical: 'CONFIRMED',
    mailsIcal: true,
  },
  completed: {
    label: 'Completed',
    color: 'blue',
    isWaiting: false,
    isOpen: false,
    isOver: true,
    isExpected: false,
    isSure: true,
    takesPlace: true,
    holdsPlace: false,
    countsAsRevenue: true,
    countsAsConfirmed: true,
    ical: 'CONFIRMED',
    mailsIcal: false,
  },
  cancelled: {
    label: 'Cancelled',
    color: 'red',
    isWaiting: false,
    isOpen: false,
    isOver: false,
    isExpected: false,
    isSure: false,
    takesPlace: false,
    holdsPlace: false,
    countsAsRevenue: false,
    countsAsConfirmed: false,
    ical: 'CANCELLED',
    mailsIcal: true,
  },
});
export type RequestStatus = keyof typeof requestStatus;

export const statusAfter = {
  request: 'pending',
  confirmation: 'confirmed',
  cancellation: 'cancelled',
} as const satisfies Readonly<Record<string, RequestStatus>>;

/** The statuses that staff can choose when they book for a guest, the usual one first. */
export const firstStatuses = [statusAfter.confirmation, statusAfter.request] as const;

export interface RequestAction<Status extends string> extends StatusAction<Status> {
  /** Also gives it a keyboard shortcut. */
  readonly inBulk: { readonly verb: string; readonly doing: string } | false;
}

/** A status without actions is final. */
export type RequestStatusTable<Status extends string> = StatusTable<
  Status,
  StatusFacts & { readonly actions: readonly RequestAction<Status>[] }
>;

const withActions = <Status extends RequestStatus>(
  actions: Readonly<Record<Status, readonly RequestAction<NoInfer<Status>>[]>>,
) =>
  Object.fromEntries(
    Object.entries<readonly RequestAction<Status>[]>(actions).map(([status, each]) => [
      status,
      { ...requestStatus[status as Status], actions: each },
    ]),
  ) as RequestStatusTable<Status>;

const confirm = {
  to: statusAfter.confirmation,
  label: 'Confirm',
  inBulk: { verb: 'Confirm', doing: 'Confirming' },
} as const;
const cancel = {
  to: statusAfter.cancellation,
  label: 'Cancel',
  confirmVerb: 'Cancel',
  inBulk: { verb: 'Cancel', doing: 'Cancelling' },
} as const;
const complete = {
  to: 'completed',
  label: 'Complete',
  confirmVerb: 'Complete',
  inBulk: false,
} as const;

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

export const transferStatus = withActions({
  pending: [confirm, cancel],
  confirmed: [complete, cancel],
  completed: [],
  cancelled: [],
});
export type TransferStatus = keyof typeof transferStatus;

export const transferStatuses = statusesOf(transferStatus);
export const transferStatusSchema = z.enum(transferStatuses);

export const canSetTransferStatus = (from: TransferStatus, to: TransferStatus): boolean =>
  canMove(transferStatus, from, to);
