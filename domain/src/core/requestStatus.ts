import type { PlainMessage } from '../i18n/message.ts';
import type { StatusAction, StatusColor, StatusTable } from './statusTable.ts';

/** The facts about a status of bookings and transfers. All code that depends on a status reads them here. */
export interface RequestFacts {
  /** Also shown to guests. */
  readonly label: PlainMessage;
  readonly color: StatusColor;
  /** Staff have not answered yet: the guest can cancel free of charge, and no mail repeats unverified input. */
  readonly isWaiting: boolean;
  /**
   * The guest waits for an answer or is still expected: staff can edit it, and the guest may ask to change or cancel
   * it.
   */
  readonly isOpen: boolean;
  /** Drivers and guides see it on their page, and the guest gets a reminder the day before. */
  readonly isExpected: boolean;
  /**
   * It certainly takes place, or has taken place: its jobs are ticked, it has a voucher, and the guest may review it.
   */
  readonly isSure: boolean;
  /**
   * It may take place, or has taken place: the staff's day list, the calendar and the warnings of a trip include it.
   */
  readonly takesPlace: boolean;
  /** A booking in this status occupies its nights or seats. */
  readonly holdsPlace: boolean;
  /** Its price is revenue. */
  readonly countsAsRevenue: boolean;
  /** It counts in the share of confirmed requests, and its nights or seats count as sold. */
  readonly countsAsConfirmed: boolean;
  /** Its RFC 5545 status in the guest's calendar; a cancelled event is removed there. */
  readonly ical: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** The mail about it has the calendar entry attached. */
  readonly mailsIcal: boolean;
}

const facts = <Status extends PlainMessage>(statuses: Readonly<Record<Status, RequestFacts>>) =>
  statuses;

/** All statuses of requests. Sentences use their names too. */
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

/** The status of a request after its guest sends it, after it is confirmed, and after it is cancelled. */
export const statusAfter = {
  request: 'pending',
  confirmation: 'confirmed',
  cancellation: 'cancelled',
} as const satisfies Readonly<Record<string, RequestStatus>>;

/** The statuses that staff can choose when they book for a guest, the usual one first. */
export const firstStatuses = [statusAfter.confirmation, statusAfter.request] as const;

/** A transition to another status, with its button. */
export interface RequestAction<Status extends string> extends StatusAction<Status> {
  /** Its label as a bulk action, which also gives it a keyboard shortcut. */
  readonly inBulk: { readonly verb: string; readonly doing: string } | false;
}

/** The statuses of one kind of request, with the staff actions of each. A status without actions is final. */
export type RequestStatusTable<Status extends string> = StatusTable<
  Status,
  RequestFacts & { readonly actions: readonly RequestAction<Status>[] }
>;

/** The table of one kind of request: its statuses with their facts and staff actions. */
export const withActions = <Status extends RequestStatus>(
  actions: Readonly<Record<Status, readonly RequestAction<NoInfer<Status>>[]>>,
) =>
  Object.fromEntries(
    Object.entries<readonly RequestAction<Status>[]>(actions).map(([status, each]) => [
      status,
      { ...requestStatus[status as Status], actions: each },
    ]),
  ) as RequestStatusTable<Status>;

/** The staff actions that bookings and transfers share. */
export const requestActions = {
  confirm: {
    to: statusAfter.confirmation,
    inBulk: { verb: 'Confirm', doing: 'Confirming' },
  },
  cancel: {
    to: statusAfter.cancellation,
    confirmVerb: 'Cancel',
    inBulk: { verb: 'Cancel', doing: 'Cancelling' },
  },
  complete: { to: 'completed', label: 'Complete', confirmVerb: 'Complete', inBulk: false },
} as const;
