import {
  bookingItemName,
  company,
  formatUsd,
  shortDate,
  type Booking,
  type BookingStatus,
} from '@selasar/domain';
import { factsOf, inEachMail, later, type FieldsInLetter } from '../mail/facts.ts';
import { reference, type Fact, type Letter } from '../mail/letter.ts';

type BookingInLetter = Omit<Booking, 'status' | 'createdAt' | 'updatedAt'>;

/** A tour has one date; a stay has two. */
const dates = ({ bookingType, startDate, endDate }: BookingInLetter): Fact[] =>
  bookingType === 'tour'
    ? [['Date', shortDate(startDate)]]
    : [
        ['Check-in', shortDate(startDate)],
        ['Check-out', shortDate(endDate)],
      ];

const fields: FieldsInLetter<BookingInLetter> = {
  id: inEachMail('Reference', ({ id }) => reference(id)),
  startDate: dates,
  endDate: 'beside startDate',
  numberOfGuests: later('Guests', ({ numberOfGuests }) => String(numberOfGuests)),
  totalPrice: inEachMail('Total', ({ totalPrice }) => formatUsd(totalPrice)),
  itemName: 'in the subject and the sentences',
  bookingType: 'told by the dates',
  tourId: 'told by the name of the item',
  villaId: 'told by the name of the item',
  customerName: 'in the greeting',
  customerEmail: 'where it goes',
};

const words: Record<BookingStatus, (item: string) => { subject: string; paragraphs: string[] }> = {
  pending: (item) => ({
    subject: `We have your request for ${item}`,
    paragraphs: [
      `Thank you for your request for ${item}. We look at it now and will contact you shortly to confirm it.`,
      'Nothing is booked or paid until then.',
    ],
  }),
  confirmed: (item) => ({
    subject: `Your booking of ${item} is confirmed`,
    paragraphs: [`Good news: your booking of ${item} is confirmed. We look forward to seeing you.`],
  }),
  cancelled: (item) => ({
    subject: `Your booking of ${item} is cancelled`,
    paragraphs: [
      `Your booking of ${item} is cancelled.`,
      'If you did not expect this, or would like another date, please answer this mail.',
    ],
  }),
};

/** What a guest is told when a booking gets a status. */
export function bookingLetter(booking: BookingInLetter, status: BookingStatus): Letter {
  const { subject, paragraphs } = words[status](bookingItemName(booking));
  const isFirst = status === 'pending';
  return {
    subject: `${subject} – ${company.name}`,
    greeting: isFirst ? 'Hello,' : `Hello ${booking.customerName},`,
    paragraphs,
    facts: factsOf(fields, booking, isFirst),
  };
}
