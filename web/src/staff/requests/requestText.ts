import type { Block } from '@selasar/domain/calendar';
import { blockReasonLabel, isPastTime, shortDate } from '@selasar/domain/core';
import {
  type Booking,
  bookingItemName,
  bookingStatus,
  dueTime,
  type Transfer,
} from '@selasar/domain/requests';
import type { Row } from '../../data/firebase/rows.ts';
import { orDash } from '../common/formatInstant.ts';

export const bookingTypeName = (type: Booking['bookingType']): string =>
  type === 'tour' ? 'Tour' : 'Villa';

export const itemName = (booking: Row<Booking>): string => {
  const { itemName: name, bookingType } = booking;
  return bookingType ? bookingItemName({ itemName: name, bookingType }) : orDash(name);
};

export const lastDay = ({ startDate, endDate }: Row<Booking>): string | undefined =>
  endDate === startDate ? undefined : `to ${orDash(endDate, shortDate)}`;

/** '1 bag', '2 bags' */
export const counted = (count: number | undefined, what: string): string =>
  `${orDash(count)} ${what}${count === 1 ? '' : 's'}`;

type Started = Pick<Booking, 'bookingType' | 'status' | 'startDate' | 'startTime' | 'pickupTime'>;

const endOfDay = '23:59';

export function startedText(booking: Started, now: Date): string | undefined {
  const { status, startDate } = booking;
  if (!bookingStatus[status].isWaiting) return undefined;
  const time = dueTime(booking);
  if (!isPastTime(startDate, time || endOfDay, now)) return undefined;
  return time
    ? `This tour has already left, at ${time} on ${shortDate(startDate)} (Bali time).`
    : `Its first day, ${shortDate(startDate)}, has passed.`;
}

const shownRequestsLength = 50;

export const shortRequests = (requests: string): string =>
  requests.length > shownRequestsLength ? `${requests.slice(0, shownRequestsLength)}…` : requests;

export const travelParty = ({ passengers, luggage, vehicle }: Row<Transfer>): string =>
  [counted(passengers, 'passenger'), counted(luggage, 'bag'), ...(vehicle ? [vehicle] : [])].join(
    ', ',
  );

/** No line breaks within the number. */
export const phoneNumber = ({ customerPhone }: Row<Transfer>): string =>
  orDash(customerPhone).replaceAll(' ', '\u{A0}');

export const hotelName = ({ hotelName: hotel, roomNumber }: Row<Transfer>): string =>
  [hotel, roomNumber && `room ${roomNumber}`].filter(Boolean).join(', ');

export const pickupMoment = ({
  pickupDate,
  pickupTime,
}: Partial<Pick<Transfer, 'pickupDate' | 'pickupTime'>>): string =>
  `${orDash(pickupDate, shortDate)}, ${orDash(pickupTime)}`;

export const flightAndHotel = (transfer: Row<Transfer>): string =>
  [transfer.flightNumber, hotelName(transfer)].filter(Boolean).join(' · ') || '–';

export const transferInWords = (
  transfer: Pick<
    Transfer,
    'customerName' | 'pickupLocation' | 'destination' | 'pickupDate' | 'pickupTime'
  >,
): string =>
  `${transfer.customerName}, ${transfer.pickupLocation} to ${transfer.destination}, ${pickupMoment(transfer)}`;

/** `source` is the portal that has the booking, such as 'Airbnb'. */
export const blockName = ({ reason, source }: Row<Block>): string =>
  source || (reason ? blockReasonLabel[reason] : 'Blocked');
