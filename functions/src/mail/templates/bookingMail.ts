import {
  baliDate,
  bookingTable,
  company,
  formatUsd,
  guestItemName,
  longDate,
  reference,
  requestStatus,
  shortDate,
  statusAfter,
  type Booking,
  type BookingStatus,
  type PlainIn,
  t,
} from '@selasar/domain';
import { factsOf, ifSet, staffFields, inEachMail, type FieldsInMail } from '../facts.ts';
import { greet } from '../greeting.ts';
import type { Fact, MailContent } from '../mailContent.ts';
import { carried, type TripInMail } from './tripInMail.ts';

type BookingInMail = Omit<Booking, 'status' | 'createdAt' | 'updatedAt'>;

/** The dates: one for a tour, two for a stay. */
const dates = ({ bookingType, startDate, endDate }: BookingInMail): Fact[] =>
  bookingType === 'tour'
    ? [[t('Date'), shortDate(startDate)]]
    : [
        [t('Check-in'), shortDate(startDate)],
        [t('Check-out'), shortDate(endDate)],
      ];

const fields: FieldsInMail<BookingInMail, PlainIn<typeof bookingTable, 'mail'>> = {
  id: inEachMail('Reference', ({ id }) => reference(id)),
  startDate: dates,
  endDate: 'beside startDate',
  numberOfGuests: inEachMail('Guests', ({ numberOfGuests }) => String(numberOfGuests)),
  priceLines: 'shown by the total',
  totalPrice: inEachMail('Total', ({ totalPrice }) => formatUsd(totalPrice)),
  deposit: ifSet('Deposit', ({ deposit }) =>
    deposit === undefined ? undefined : formatUsd(deposit),
  ),
  freeUntil: ifSet('Free to cancel until', ({ freeUntil }) =>
    freeUntil && freeUntil >= baliDate(new Date()) ? shortDate(freeUntil) : undefined,
  ),
  startTime: ifSet(
    'Starts',
    ({ startTime }) => startTime && t('{time} (Bali time)', { time: startTime }),
  ),
  itemName: 'in the subject and the sentences',
  translatedName: 'in place of itemName',
  bookingType: 'shown by the dates',
  tripId: 'shown by its link',
  changeRequest: 'answered by staff',
  unanswered: 'known to staff',
  lastMessageAt: 'shown by the thread',
  reviewWaits: 'known to staff',
  language: 'spoken by the mail',
  tourId: 'shown by the name of the item',
  villaId: 'shown by the name of the item',
  customerName: 'in the greeting',
  customerEmail: 'where it goes',
  customerPhone: 'known to the guest',
  guideId: 'known to staff',
  unverified: 'leaves out what was typed',
  ...staffFields,
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

/** The mail to the guest about a new status of a booking. */
export function bookingMail(
  booking: BookingInMail,
  status: BookingStatus,
  trip?: TripInMail,
): MailContent {
  const { subject, paragraphs } = words[status](guestItemName(booking));
  const { isOpen, isWaiting } = requestStatus[status];
  const isFirst = isWaiting || booking.unverified === true;
  // A cancelled booking cannot be cancelled again.
  const shown = isOpen ? booking : { ...booking, freeUntil: undefined };
  return {
    subject: `${subject} – ${company.name}`,
    greeting: greet({ ...booking, isChecked: !isFirst }),
    paragraphs,
    facts: factsOf(bookingTable, fields, shown, isFirst),
    ...carried(trip, { ...booking, kind: 'bookings', status }),
  };
}

/** The reminder on the day before. */
export function bookingReminder(booking: BookingInMail, trip?: TripInMail): MailContent {
  const item = guestItemName(booking);
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
    facts: factsOf(bookingTable, fields, booking, isFirst),
    ...carried(trip, { ...booking, kind: 'bookings', status: statusAfter.confirmation }),
  };
}
