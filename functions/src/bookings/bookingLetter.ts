import {
  bookingItemName,
  company,
  formatUsd,
  shortDate,
  type Booking,
  type BookingStatus,
} from '@selasar/domain';
import { reference, type Letter } from '../mail/letter.ts';

export type BookingInLetter = Pick<
  Booking,
  | 'id'
  | 'bookingType'
  | 'itemName'
  | 'customerName'
  | 'startDate'
  | 'endDate'
  | 'numberOfGuests'
  | 'totalPrice'
>;

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

/**
 * What a guest is told when a booking gets a status. Of a pending one the address is not known to be theirs: so that
 * mail holds nothing that somebody typed.
 */
export function bookingLetter(booking: BookingInLetter, status: BookingStatus): Letter {
  const dates: [string, string][] =
    booking.bookingType === 'tour'
      ? [['Date', shortDate(booking.startDate)]]
      : [
          ['Check-in', shortDate(booking.startDate)],
          ['Check-out', shortDate(booking.endDate)],
        ];
  const { subject, paragraphs } = words[status](bookingItemName(booking));
  return {
    subject: `${subject} – ${company.name}`,
    greeting: status === 'pending' ? 'Hello,' : `Hello ${booking.customerName},`,
    paragraphs,
    facts: [
      ['Reference', reference(booking.id)],
      ...dates,
      ...(status === 'pending' ? [] : [['Guests', String(booking.numberOfGuests)] as const]),
      ['Total', formatUsd(booking.totalPrice)],
    ],
  };
}
