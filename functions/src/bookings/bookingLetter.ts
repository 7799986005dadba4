import {
  bookingItemName,
  company,
  formatUsd,
  longDate,
  reference,
  shortDate,
  type Booking,
  type BookingStatus,
} from '@selasar/domain';
import {
  factsOf,
  ifThere,
  keptByStaff,
  inEachMail,
  later,
  type FieldsInLetter,
} from '../mail/facts.ts';
import type { Fact, Letter } from '../mail/letter.ts';
import { carried, type TripInLetter } from '../trips/tripInLetter.ts';

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
  priceLines: 'told by the total',
  totalPrice: inEachMail('Total', ({ totalPrice }) => formatUsd(totalPrice)),
  deposit: ifThere('Deposit', ({ deposit }) =>
    deposit === undefined ? undefined : formatUsd(deposit),
  ),
  freeUntil: ifThere('Free to cancel until', ({ freeUntil }) => freeUntil && shortDate(freeUntil)),
  itemName: 'in the subject and the sentences',
  bookingType: 'told by the dates',
  tripId: 'told by its link',
  asked: 'answered by staff',
  unanswered: 'known to staff',
  tourId: 'told by the name of the item',
  villaId: 'told by the name of the item',
  customerName: 'in the greeting',
  customerEmail: 'where it goes',
  customerPhone: 'known to the guest',
  hotelName: ({ hotelName }, isFirst) => (hotelName && !isFirst ? [['Hotel', hotelName]] : []),
  pickupTime: ({ pickupTime }, isFirst) =>
    pickupTime && !isFirst ? [['Pickup', `${pickupTime} (Bali time)`]] : [],
  guideId: 'known to staff',
  ...keptByStaff,
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
export function bookingLetter(
  booking: BookingInLetter,
  status: BookingStatus,
  trip?: TripInLetter,
): Letter {
  const { subject, paragraphs } = words[status](bookingItemName(booking));
  const isFirst = status === 'pending';
  return {
    subject: `${subject} – ${company.name}`,
    greeting: isFirst ? 'Hello,' : `Hello ${booking.customerName},`,
    paragraphs,
    facts: factsOf(fields, booking, isFirst),
    ...carried(trip, { ...booking, kind: 'bookings', status }),
  };
}

/** What a guest is told on the day before. */
export function bookingReminder(booking: BookingInLetter, trip?: TripInLetter): Letter {
  const item = bookingItemName(booking);
  const what = booking.bookingType === 'tour' ? `${item} is` : `Your stay at ${item} begins`;
  return {
    subject: `Tomorrow: ${item} – ${company.name}`,
    greeting: `Hello ${booking.customerName},`,
    paragraphs: [
      `${what} tomorrow, ${longDate(booking.startDate)}. We look forward to seeing you.`,
      `If anything has changed, please answer this mail${company.whatsApp ? ' or write to us on WhatsApp' : ''}.`,
    ],
    facts: factsOf(fields, booking, false),
    ...carried(trip, { ...booking, kind: 'bookings', status: 'confirmed' }),
  };
}
