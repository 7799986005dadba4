import {
  baliDate,
  company,
  longDate,
  reference,
  shortDate,
  type ShownIn,
} from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { extraFacts, totalText, withGroup } from '@selasar/domain/pricing';
import {
  arrivalFacts,
  type Booking,
  type BookingStatus,
  bookingTable,
  depositLineText,
  guestItemName,
  requestStatus,
  statusAfter,
} from '@selasar/domain/requests';
import { paymentFacts, withoutPlain } from '@selasar/domain/trips';
import { factsOf, type FieldsInMail, ifSet, inEachMail } from '../facts.ts';
import { type Fact, greet, type MailContent } from '../mailContent.ts';
import { carried, type TripInMail } from './tripInMail.ts';

type BookingInMail = Omit<Booking, 'status' | 'createdAt' | 'updatedAt'>;
type ShownBooking = Omit<Booking, 'createdAt' | 'updatedAt'>;

const dates = ({ bookingType, startDate, endDate }: BookingInMail): Fact[] =>
  bookingType === 'tour'
    ? [[t('Date'), shortDate(startDate)]]
    : [
        [t('Check-in'), shortDate(startDate)],
        [t('Check-out'), shortDate(endDate)],
      ];

const fields: FieldsInMail<ShownBooking, ShownIn<typeof bookingTable, 'mail'>> = {
  id: inEachMail('Reference', ({ id }) => reference(id)),
  startDate: dates,
  numberOfGuests: inEachMail('Guests', (booking) =>
    withGroup(String(booking.numberOfGuests), booking),
  ),
  chosenExtras: extraFacts,
  totalPrice: inEachMail('Total', (booking) => totalText(booking.totalPrice, booking)),
  deposit: ifSet('Deposit', depositLineText),
  payments: paymentFacts,
  freeUntil: ifSet('Free to cancel until', ({ freeUntil }) =>
    freeUntil && freeUntil >= baliDate(new Date()) ? shortDate(freeUntil) : undefined,
  ),
  startTime: ifSet(
    'Starts',
    ({ startTime }) => startTime && t('{time} (Bali time)', { time: startTime }),
  ),
  arrival: (booking) => arrivalFacts(booking.arrival, guestItemName(booking)),
};

const words: Record<BookingStatus, (item: string) => { subject: string; paragraphs: string[] }> = {
  pending: (item) => ({
    subject: t('We have your request for {item}', { item }),
    paragraphs: [
      t(
        'Thank you for your request for {item}. We are looking at it now and will contact you shortly to confirm it.',
        { item },
      ),
      t('Nothing is booked or paid until then.'),
    ],
  }),
  confirmed: (item) => ({
    subject: t('Your booking for {item} is confirmed', { item }),
    paragraphs: [
      t('Good news: your booking for {item} is confirmed. We look forward to seeing you.', {
        item,
      }),
    ],
  }),
  cancelled: (item) => ({
    subject: t('Your booking for {item} is cancelled', { item }),
    paragraphs: [
      t('Your booking for {item} is cancelled.', { item }),
      t('If that is a mistake, or you would like another date, please reply to this email.'),
    ],
  }),
};

/** The first mail's calendar entry has nothing that was typed, either. */
const planned = (booking: BookingInMail, isFirst: boolean): BookingInMail =>
  isFirst ? withoutPlain(bookingTable, 'calendar', booking) : booking;

export function bookingMail(
  booking: BookingInMail,
  status: BookingStatus,
  trip?: TripInMail,
): MailContent {
  const { subject, paragraphs } = words[status](guestItemName(booking));
  const { isOpen, isWaiting } = requestStatus[status];
  const isFirst = isWaiting || booking.unverified === true;
  // A cancelled booking cannot be cancelled again, and nothing more is due.
  const closed = isOpen ? {} : { freeUntil: undefined, deposit: undefined };
  return {
    subject: `${subject} – ${company.name}`,
    greeting: greet({ ...booking, isChecked: !isFirst }),
    paragraphs,
    facts: factsOf(bookingTable, fields, { ...booking, ...closed, status }, isFirst),
    ...carried(trip, { ...planned(booking, isFirst), kind: 'bookings', status }),
  };
}

export function bookingReminder(booking: BookingInMail, trip?: TripInMail): MailContent {
  const item = guestItemName(booking);
  const status = statusAfter.confirmation;
  const facts = { item, date: longDate(booking.startDate) };
  const isFirst = booking.unverified === true;
  return {
    subject: `${t('Tomorrow: {item}', { item })} – ${company.name}`,
    greeting: greet({ ...booking, isChecked: !isFirst }),
    paragraphs: [
      booking.bookingType === 'tour'
        ? t('{item} is tomorrow, {date}. We look forward to seeing you.', facts)
        : t('Your stay at {item} begins tomorrow, {date}. We look forward to seeing you.', facts),
      company.whatsApp
        ? t('If anything has changed, please reply to this email or write to us on WhatsApp.')
        : t('If anything has changed, please reply to this email.'),
    ],
    // The deposit was due before.
    facts: factsOf(bookingTable, fields, { ...booking, deposit: undefined, status }, isFirst),
    ...carried(trip, { ...planned(booking, isFirst), kind: 'bookings', status }),
  };
}

export function depositReminder(booking: ShownBooking, trip?: TripInMail): MailContent {
  const item = guestItemName(booking);
  const { status } = booking;
  const isFirst = booking.unverified === true;
  return {
    subject: `${t('The deposit for {item} is due tomorrow', { item })} – ${company.name}`,
    greeting: greet({ ...booking, isChecked: !isFirst }),
    paragraphs: [
      t('The deposit for {item} is due tomorrow.', { item }),
      t('If you have just paid it, thank you: there is nothing more to do.'),
    ],
    facts: factsOf(bookingTable, fields, booking, isFirst),
    ...carried(trip, { ...planned(booking, isFirst), kind: 'bookings', status }),
  };
}
