import {
  bookingItemName,
  bookingStatus,
  formatUsd,
  shortDate,
  transferStatus,
} from '@selasar/domain';
import type { TripBooking, TripRequest, TripTransfer } from '@selasar/domain';
import { guestCount } from '../offers/guestCount.ts';
import { priceLineText } from '../offers/priceLineText.ts';

/** '1 night', '3 bags' */
export const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

/** What kind of thing it is. */
export function kindOf(request: TripRequest): string {
  if (request.kind === 'transfers') return 'Airport transfer';
  return request.bookingType === 'tour' ? 'Tour' : 'Villa stay';
}

/** What it is called. */
export const titleOf = (request: TripRequest): string =>
  request.kind === 'bookings'
    ? bookingItemName(request)
    : `${request.pickupLocation} to ${request.destination}`;

export const statusOf = (request: TripRequest) =>
  request.kind === 'bookings' ? bookingStatus[request.status] : transferStatus[request.status];

/** US dollars. */
export const totalOf = (request: TripRequest): number =>
  request.kind === 'bookings' ? request.totalPrice : request.totalAmount;

/** 'Dec 30, 2026 to Jan 2, 2027'; a tour has one day. */
export const daysText = ({ startDate, endDate }: Pick<TripBooking, 'startDate' | 'endDate'>) =>
  startDate === endDate ? shortDate(startDate) : `${shortDate(startDate)} to ${shortDate(endDate)}`;

export const pickupText = (pickup: Pick<TripTransfer, 'pickupDate' | 'pickupTime'>) =>
  `${shortDate(pickup.pickupDate)} at ${pickup.pickupTime} (Bali time)`;

export const whenText = (request: TripRequest): string =>
  request.kind === 'bookings' ? daysText(request) : pickupText(request);

/** 'Dec 30, 2026, 2 guests' as it stands in a sentence about a wish. */
export const bookingWishText = (
  wish: Pick<TripBooking, 'startDate' | 'endDate' | 'numberOfGuests'>,
): string => `${daysText(wish)}, ${guestCount(wish.numberOfGuests)}`;

export const transferWishText = (
  wish: Pick<TripTransfer, 'pickupDate' | 'pickupTime' | 'passengers' | 'luggage'>,
): string =>
  `${pickupText(wish)}, ${counted(wish.passengers, 'passenger')}, ${counted(wish.luggage, 'bag')}`;

export type TripFact = readonly [label: string, text: string];

const ifThere = (label: string, text: string | undefined): TripFact[] =>
  text ? [[label, text]] : [];

/** All but what, when and the price. */
export const factsOf = (request: TripRequest): TripFact[] =>
  request.kind === 'bookings'
    ? [
        ['Guests', guestCount(request.numberOfGuests)],
        ...ifThere('Hotel', request.hotelName),
        ...ifThere('Pickup', request.pickupTime && `${request.pickupTime} (Bali time)`),
        ...ifThere('Phone', request.customerPhone),
      ]
    : [
        [
          'Passengers',
          `${counted(request.passengers, 'passenger')}, ${counted(request.luggage, 'bag')}`,
        ],
        ...ifThere('Vehicle', request.vehicle),
        ...ifThere('Flight', request.flightNumber),
        ...ifThere('Hotel', request.hotelName),
        ...ifThere('Special requests', request.specialRequests),
      ];

/** How the price is made up, and what of it is due to hold the booking. */
export function priceParts(request: TripRequest): string[] {
  if (request.kind === 'transfers') return [];
  const { bookingType, priceLines = [], deposit } = request;
  return [
    ...priceLines.map((line) => priceLineText(bookingType, line)),
    ...(deposit === undefined ? [] : [`Deposit ${formatUsd(deposit)}`]),
  ];
}
