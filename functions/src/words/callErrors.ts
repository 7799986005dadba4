import {
  problemText,
  reference,
  shortDate,
  type CallErrorCode,
  type OtherBooking,
  type Problem,
  type Stay,
} from '@selasar/domain';

/** A booking or a transfer, which has a status. */
interface Subject {
  name: 'booking' | 'transfer';
}
interface SubjectNow extends Subject {
  currentStatus: string;
}

/** A guest is told what is free nearby; staff are told who holds the nights, as far as that is known. */
type TakenNights =
  | { villaName: string; freeStays: readonly Stay[] }
  | { heldBy: OtherBooking | Pick<OtherBooking, 'bookingId'> };

const period = ({ startDate, endDate }: Stay): string =>
  `${shortDate(startDate)} to ${shortDate(endDate)}`;

function nightsTaken(taken: TakenNights): string {
  if ('freeStays' in taken) {
    const nearby = taken.freeStays.map(period).join('; ');
    return `${taken.villaName} is not free on all of these nights. ${
      nearby ? `Free nearby: ${nearby}.` : 'Please choose other dates.'
    }`;
  }
  const { heldBy } = taken;
  const booking = `Booking ${reference(heldBy.bookingId)}`;
  return 'customerName' in heldBy
    ? `${booking} of ${heldBy.customerName} (${period(heldBy)}) holds some of these nights.`
    : `${booking}, which is no longer there, holds some of these nights.`;
}

/**
 * What callables say when they refuse, in English: sentences that a person can act on. One that needs facts says which.
 * Another language is another object of the type `CallErrorWords`.
 */
export const callErrorWords = {
  'invalid-input': ({ problem }: { problem: Problem | undefined }) =>
    problem ? problemText(problem) : 'Please check your input.',
  'too-many-guests': ({ villaName, capacity }: { villaName: string; capacity: number }) =>
    `${villaName} sleeps up to ${capacity} guests.`,
  'item-not-found': ({ bookingType }: { bookingType: string }) =>
    `This ${bookingType} is no longer offered. Please choose another.`,
  'booking-not-found': 'This booking no longer exists.',
  'transfer-not-found': 'This transfer no longer exists.',
  'person-not-found': ({ who }: { who: 'person' | 'registration' }) =>
    who === 'person'
      ? 'This person has no account.'
      : 'This registration has been deleted already.',
  'request-id-reused':
    'This request was already sent with other details. Please reload the page and try again.',
  'too-many-requests': ({ minutes }: { minutes: number }) =>
    `There were too many requests in a short time. Please try again in ${
      minutes === 1 ? 'a minute' : `${minutes} minutes`
    }, or contact us on WhatsApp.`,
  // Anyone can give anyone's address: so it does not say how many there are.
  'too-many-pending':
    'We answer earlier requests with this email first. Please wait for our answer, or contact us on WhatsApp.',
  'looks-automated':
    'This looks like it was filled in by a program. Please write to us on WhatsApp or by email instead.',
  'status-not-allowed': ({ name, from, to }: Subject & { from: string; to: string }) =>
    `A ${from} ${name} cannot become ${to}.`,
  'status-stale': ({ name, currentStatus }: SubjectNow) =>
    `This ${name} has changed in the meantime: it is ${currentStatus} now.`,
  'nights-taken': nightsTaken,
  'change-not-found': 'There is no such change to undo.',
  'not-your-change': 'Only the person who made this change can undo it.',
  'already-undone': 'This change was undone already.',
  'changed-since': ({ name, currentStatus }: SubjectNow) =>
    `This ${name} has changed again in the meantime: it is ${currentStatus} now.`,
  'mail-has-left': ({ name, currentStatus }: SubjectNow) =>
    `It is too late to undo this: the guest has been mailed that the ${name} is ${currentStatus}.`,
  'sign-in-required': ({ roleHasChanged }: { roleHasChanged: boolean }) =>
    roleHasChanged ? 'Your role has changed. Please sign in again.' : 'Please sign in.',
  'staff-only': ({ isVerified }: { isVerified: boolean }) =>
    isVerified
      ? 'Your account is waiting for approval.'
      : 'Please verify your email address first.',
  'admin-only': 'Only an admin can do this.',
  'last-admin': 'This is the last admin. Make somebody else an admin first.',
  'email-not-verified': ({ email }: { email: string }) =>
    `${email || 'This account'} is not verified. Please ask the person to open the link in the verification mail first.`,
  'has-a-role': 'This person works here. Remove them from the team first.',
  busy: 'Others are changing the same thing right now. Please try again in a moment.',
  internal: 'Something went wrong on our side. Please try again in a moment.',
} satisfies Record<CallErrorCode, string | ((facts: never) => string)>;
export type CallErrorWords = typeof callErrorWords;
