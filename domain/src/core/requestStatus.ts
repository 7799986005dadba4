import type { PlainMessage } from '../i18n/message.ts';
import type { StatusAction, StatusColor, StatusTable } from './statusTable.ts';

/** What follows from a status, of bookings and transfers alike. All that depends on a status reads it here. */
export interface RequestFacts {
  /** Guests see it, too. */
  readonly label: PlainMessage;
  readonly color: StatusColor;
  /** Staff have yet to answer: its guest cancels it free of charge, and no mail repeats what a stranger typed. */
  readonly isWaiting: boolean;
  /** The guest waits for an answer or is still expected: it can be edited, and they may ask to change or cancel it. */
  readonly isOpen: boolean;
  /** Drivers and guides see it on their page, and its guest is reminded of it the day before. */
  readonly isExpected: boolean;
  /** It takes place for sure, or has: its jobs are ticked, it has a voucher, and its guest may review it. */
  readonly isSure: boolean;
  /** It may take place, or has: it is in the staff's day list and calendar, and the checks of a trip look at it. */
  readonly takesPlace: boolean;
  /** A booking keeps others out of its nights or seats. */
  readonly holdsPlace: boolean;
  /** Its price is revenue. */
  readonly countsAsRevenue: boolean;
  /** It is in the share of confirmed requests, and its nights or seats count as sold. */
  readonly countsAsConfirmed: boolean;
  /** How it stands in the guest's calendar: by RFC 5545, what is tentative says so, what is cancelled is taken out. */
  readonly ical: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** The mail that tells of it has the calendar's entry. */
  readonly mailsIcal: boolean;
}

const facts = <Status extends PlainMessage>(statuses: Readonly<Record<Status, RequestFacts>>) =>
  statuses;

/** All statuses of bookings and transfers. The name of each is a word of sentences, too. */
export const requestStatus = facts({
  pending: {
    label: 'Pending',
    color: 'yellow',
    isWaiting: true,
    isOpen: true,
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

/** The status that a request gets from its guest, from who confirms it, and from who cancels it. */
export const statusAfter = {
  request: 'pending',
  confirmation: 'confirmed',
  cancellation: 'cancelled',
} as const satisfies Readonly<Record<string, RequestStatus>>;

/** What staff can begin with who book for a guest, the usual one first. */
export const firstStatuses = [statusAfter.confirmation, statusAfter.request] as const;

/** An arrow to another status, with its button. */
export interface RequestAction<Status extends string> extends StatusAction<Status> {
  /** What it is called when staff do it to many at once; it has a key then, too. */
  readonly inBulk: { readonly verb: string; readonly doing: string } | false;
}

/** The statuses of a kind of requests, with what staff can do in each. One without actions is final. */
export type RequestStatusTable<Status extends string> = StatusTable<
  Status,
  RequestFacts & { readonly actions: readonly RequestAction<Status>[] }
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
  inBulk: { verb: 'Confirm', doing: 'Confirming' },
} as const;
const cancel = {
  to: statusAfter.cancellation,
  asks: 'Cancel',
  inBulk: { verb: 'Cancel', doing: 'Cancelling' },
} as const;
const complete = { to: 'completed', label: 'Complete', asks: 'Complete', inBulk: false } as const;

const confirmBooking = { ...confirm, label: 'Confirm Booking' };
const cancelBooking = { ...cancel, label: 'Cancel Booking' };
const restoreBooking = { ...confirm, label: 'Restore Booking', inBulk: false } as const;

export const bookingStatus = withActions({
  pending: [confirmBooking, cancelBooking],
  confirmed: [cancelBooking],
  cancelled: [restoreBooking],
});
export type BookingStatus = keyof typeof bookingStatus;

const confirmTransfer = { ...confirm, label: 'Confirm' };
const cancelTransfer = { ...cancel, label: 'Cancel' };

export const transferStatus = withActions({
  pending: [confirmTransfer, cancelTransfer],
  confirmed: [complete, cancelTransfer],
  completed: [],
  cancelled: [],
});
export type TransferStatus = keyof typeof transferStatus;
