import { maxFeeds } from '@selasar/domain/calendar';
import {
  blockReasonLabel,
  type CallErrorCode,
  type CivilDate,
  formatUsd,
  limits,
  type OtherBlock,
  type OtherBooking,
  type Problem,
  problemText,
  reference,
  shortDate,
  type Stay,
  waysToWrite,
  wayToWrite,
} from '@selasar/domain/core';
import { type CrewRole, tickName } from '@selasar/domain/crew';
import { plural, t, translated } from '@selasar/domain/i18n';
import { guestMessagesPerHour } from '@selasar/domain/mail';
import type { Tick } from '@selasar/domain/requests';
import type { NotReviewed } from '@selasar/domain/reviews';

interface Subject {
  name: 'booking' | 'transfer' | 'review';
}
interface SubjectNow extends Subject {
  currentStatus: string;
}

type TakenNights =
  | { villaName: string; freeStays: readonly Stay[] }
  | { heldBy: OtherBooking | Pick<OtherBooking, 'bookingId'> }
  | { blockedBy: OtherBlock | undefined };

const period = ({ startDate, endDate }: Stay): string =>
  startDate === endDate
    ? shortDate(startDate)
    : t('{from} to {to}', { from: shortDate(startDate), to: shortDate(endDate) });

const namedAtMost = 5;

interface TakenSeats {
  date: CivilDate;
  /** Of a tour with several start times; '' if the booking has none yet. */
  startTime?: string | undefined;
  seats?: number | undefined;
  left: number;
  holders: readonly string[];
  wanted: number;
}

function seatsTaken(facts: TakenSeats): string {
  const { date, startTime, seats, left, holders, wanted } = facts;
  const named = holders.slice(0, namedAtMost).map(reference).join(', ');
  const more = holders.length > namedAtMost ? ' and others' : '';
  if (seats === undefined) {
    const full = named && ` (confirmed: ${named}${more})`;
    return `This booking has no start time. Please choose one: not each on ${shortDate(date)} has room for ${wanted}${full}.`;
  }
  const when = [shortDate(date), startTime].filter(Boolean).join(' at ');
  const full = named && `, and ${seats - left} are confirmed (${named}${more})`;
  return `This tour takes ${seats} guests on ${when}${full}. This booking is for ${wanted}.`;
}

function nightsTaken(taken: TakenNights): string {
  if ('freeStays' in taken) {
    const villa = taken.villaName;
    const nearby = taken.freeStays.map(period).join('; ');
    return nearby
      ? t('{villa} is not free on all of these nights. Free around these dates: {nearby}.', {
          villa,
          nearby,
        })
      : t('{villa} is not free on all of these nights. Please choose other dates.', { villa });
  }
  if ('blockedBy' in taken) return blockedNights(taken.blockedBy);
  const { heldBy } = taken;
  const booking = `Booking ${reference(heldBy.bookingId)}`;
  return 'customerName' in heldBy
    ? `${booking} of ${heldBy.customerName} (${period(heldBy)}) holds some of these nights.`
    : `${booking}, which is no longer there, holds some of these nights.`;
}

function blockedNights(block: OtherBlock | undefined): string {
  if (!block) return 'A block, which is no longer there, holds some of these nights.';
  const { reason, source, note } = block;
  const why = [blockReasonLabel[reason], source, note].filter(Boolean).join(', ');
  return `A block (${why}; ${period(block)}) holds some of these nights.`;
}

interface CrewStale {
  role: CrewRole;
  name: string | undefined;
  by: string | undefined;
}

function crewStale({ role, name, by }: CrewStale): string {
  const who = by ? `${by} was faster` : 'Somebody else was faster';
  return name ? `${who}: the ${role} is ${name} now.` : `${who}: there is no ${role} now.`;
}

const crewNotFit = {
  left: (name: string) => `${name} does not work here any more.`,
  driver: (name: string) => `${name} does not drive.`,
  guide: (name: string) => `${name} does not guide.`,
  transfer: () => 'A transfer has no guide.',
  stay: () => 'Only tours and transfers have a driver or a guide.',
};

/** For staff they are in English. */
export const callErrorMessages = {
  'invalid-input': ({ problem }: { problem: Problem | undefined }) =>
    problem ? problemText(problem) : t('Please check your input.'),
  'too-many-guests': ({ villaName, capacity }: { villaName: string; capacity: number }) =>
    t('{villa} sleeps up to {capacity} guests.', { villa: villaName, capacity }),
  'item-not-found': ({ bookingType }: { bookingType: string }) =>
    bookingType === 'tour'
      ? t('This tour is no longer offered. Please choose another.')
      : t('This villa is no longer offered. Please choose another.'),
  'booking-not-found': 'This booking no longer exists.',
  'transfer-not-found': 'This transfer no longer exists.',
  'block-not-found': 'These nights are no longer blocked.',
  'feed-not-found': 'This calendar has been removed already.',
  'person-not-found': ({ who }: { who: 'person' | 'registration' }) =>
    who === 'person'
      ? 'This person has no account.'
      : 'This registration has been deleted already.',
  'review-not-found': 'This review no longer exists.',
  'message-not-found': 'This message no longer exists.',
  'trip-not-found':
    'This link does not lead to a trip. It may have been replaced by a newer one: please check our latest email to you.',
  'crew-not-found': 'This driver or guide is not in the list any more.',
  'crew-link-not-found':
    'This link does not lead to any jobs. It may have been replaced by a newer one: please ask the office.',
  'not-your-job': 'This is no longer one of your jobs. Please look again, or call the office.',
  'request-id-reused':
    'This request was already sent with other details. Please reload the page and try again.',
  // Says nothing about the earlier request: anyone can type anyone's email.
  'asked-before': ({ isMessage }: { isMessage: boolean }) =>
    isMessage
      ? t('We may have this message already. Send it once more?')
      : t('We may have this request already. Is this a second booking?'),
  'too-many-requests': ({ minutes }: { minutes: number }) =>
    t(
      'There were too many requests in a short time. Please try again in {minutes}, or contact us {how}.',
      { minutes: plural(minutes, 'a minute', '{count} minutes'), how: wayToWrite() },
    ),
  // The message gives no number: anyone can type anyone's email.
  'too-many-pending': () =>
    t(
      'We are still answering earlier requests from this email. Please wait for our answer, or contact us {how}.',
      { how: wayToWrite() },
    ),
  'too-many-messages': () =>
    t('There are many messages here already. Please write to us {how}.', { how: waysToWrite() }),
  'looks-automated': () =>
    t('This looks like it was filled in by a program. Please write to us {how} instead.', {
      how: waysToWrite(),
    }),
  'status-not-allowed': ({ name, from, to }: Subject & { from: string; to: string }) =>
    t('A {from} {name} cannot become {to}.', {
      from: translated(from),
      name: translated(name),
      to: translated(to),
    }),
  'status-stale': ({ name, currentStatus }: SubjectNow) =>
    t('This {name} has changed in the meantime: it is {status} now.', {
      name: translated(name),
      status: translated(currentStatus),
    }),
  'nights-taken': nightsTaken,
  'not-bookable': ({ problem }: { problem: Problem }) => problemText(problem),
  'seats-taken': seatsTaken,
  'price-changed': ({ totalAmount }: { totalAmount: number }) =>
    t(
      'The price has changed in the meantime: it is {price} now. To book at this price, please confirm again.',
      { price: formatUsd(totalAmount) },
    ),
  'terms-damaged': () =>
    t('Airport transfers cannot be booked here at the moment. Please contact us {how}.', {
      how: waysToWrite(),
    }),
  'terms-changed': 'Somebody else has changed the terms in the meantime.',
  'currencies-changed': 'Somebody else has changed the currencies in the meantime.',
  'receipts-not-set-up': 'Please fill in Setup → Receipts first.',
  'receipt-settings-changed': 'Somebody else has changed the receipt settings in the meantime.',
  'receipt-not-due': ({ name }: Subject) =>
    `A receipt needs a confirmed ${name} with a price or a payment.`,
  'receipt-outdated': ({ number }: { number: string }) =>
    `This has changed since receipt ${number}. Cancel the receipt with a credit note first.`,
  'receipt-not-found': 'This receipt does not exist here.',
  'partners-changed': 'Somebody else has changed the partners in the meantime.',
  'partner-gone': ({ partner }: { partner: string }) =>
    `${partner} is in the list of partners no longer. Please choose another source.`,
  'source-changed': ({ source }: { source: string }) =>
    `Somebody else has changed the source in the meantime. It is now: ${source}.`,
  'request-closed': ({ name, why }: Subject & { why: string }) =>
    t('This {name} is {why}: it can no longer be changed.', {
      name: translated(name),
      why: translated(why),
    }),
  'crew-changed': 'Somebody else has changed this person in the meantime. Please look again.',
  'crew-stale': crewStale,
  'crew-not-fit': ({ name, why }: { name: string; why: keyof typeof crewNotFit }) =>
    crewNotFit[why](name),
  'change-request-stale':
    'The guest has withdrawn or changed this in the meantime. Please look again.',
  'change-request-price-changed': ({ total, requested }: { total: number; requested: number }) =>
    `The price is ${formatUsd(total)} now, and the guest asked at ${formatUsd(requested)}. Please decline, and ask the guest in a message.`,
  'request-changed': ({ name, by, what }: Subject & { by: string; what: string }) =>
    `${by || 'Somebody else'} has changed this ${name} in the meantime${what ? `: ${what}` : ''}. Please look again.`,
  'no-deposit-due':
    'There is no deposit to pay: the booking is not confirmed, or the deposit is paid.',
  'notes-changed': 'Somebody else has changed these notes in the meantime. Please look at both.',
  'assignee-changed': ({ name }: { name: string | undefined }) =>
    name ? `${name} has it in the meantime.` : 'It was released in the meantime.',
  'message-answered': ({ name }: { name: string }) =>
    `${name} has answered in the meantime. Please read that answer first.`,
  'not-a-colleague': 'This person does not work here any more.',
  'too-many-payments': `At most ${limits.payments} payments can be written down here.`,
  'change-built-on':
    'What this change made was changed again since. Please undo the later change first.',
  'no-email': 'This guest gave no email address.',
  'no-phone': 'This guest gave no phone number with a country code.',
  'too-many-guest-messages': ({ minutes }: { minutes: number }) =>
    `This guest got ${guestMessagesPerHour} messages within an hour. Please try again in ${
      minutes === 1 ? 'a minute' : `${minutes} minutes`
    }.`,
  'template-changed': 'Somebody else has changed this template in the meantime.',
  'change-not-found': 'There is no such change to undo.',
  'not-your-change': 'Only the person who made this change can undo it.',
  'already-undone': 'This change was undone already.',
  'changed-since': ({ name, currentStatus }: SubjectNow) =>
    `This ${name} has changed again in the meantime: it is ${currentStatus} now.`,
  'mail-has-left': ({ name, currentStatus }: SubjectNow) =>
    `It is too late to undo this: the guest has been mailed that the ${name} is ${currentStatus}.`,
  'mail-not-found': 'This mail is no longer there.',
  'mail-not-refused': 'This mail is being sent already, or was sent in the meantime.',
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
  'person-expected': ({ requests }: { requests: readonly { id: string; what: string }[] }) =>
    `This guest is still expected: ${requests.map(({ id, what }) => `${what} (${reference(id)})`).join(', ')}. Please cancel this first, or confirm that it is removed all the same.`,
  'too-many-feeds': `A villa can have at most ${maxFeeds} calendars. Please remove one first.`,
  'not-travelled': (reason: NotReviewed) =>
    reason.why === 'not-over'
      ? t('You can write a review from {date} on, when this trip is over.', {
          date: shortDate(reason.from),
        })
      : t('Only guests who have traveled can write a review, and this booking is not confirmed.'),
  'already-reviewed': 'This booking has a review already. Thank you for it.',
  'part-not-found': ({ name }: Subject) => `This ${name} has no such job.`,
  'job-not-sure': ({ name, currentStatus }: SubjectNow) =>
    t('This {name} is {status}: only what is confirmed can be ticked.', {
      name: translated(name),
      status: translated(currentStatus),
    }),
  'day-to-come': ({ date }: { date: CivilDate }) =>
    `This is on ${shortDate(date)}: please record the outcome on that day or later.`,
  'tick-stale': ({ tick }: { tick: Tick | undefined }) =>
    tick
      ? t("{who} was faster: this job is ticked '{tick}'.", {
          who: tick.byName || t('Somebody else'),
          tick: t(tickName[tick.what]),
        })
      : t('Somebody else has opened this job again in the meantime.'),
  'operation-gone':
    'This page is of an earlier version of the site. Please reload it, and then try once more.',
  busy: 'Someone else is changing the same thing right now. Please try again in a moment.',
  // The code in the message finds the log entry.
  internal: ({ requestId }: { requestId: string | undefined }) =>
    requestId
      ? t('Something went wrong on our side. Please try again in a moment. (code {requestId})', {
          requestId,
        })
      : t('Something went wrong on our side. Please try again in a moment.'),
} satisfies Record<CallErrorCode, string | ((facts: never) => string)>;
export type CallErrorMessages = typeof callErrorMessages;
