import {
  bookingStatus,
  formatUsd,
  guestItemName,
  shortDate,
  transferStatus,
  t,
  passengerCount,
  bagCount,
} from '@selasar/domain';
import type { TripBooking, TripRequest, TripTransfer } from '@selasar/domain';
import { guestCount } from '../catalogue/offers/guestCount.ts';
import { priceLineText } from '../catalogue/offers/priceLineText.ts';

/** What kind of thing it is. */
export function kindOf(request: TripRequest): string {
  if (request.kind === 'transfers') return t('Airport transfer');
  return request.bookingType === 'tour' ? t('Tour') : t('Villa stay');
}

/** What it is called. */
export const titleOf = (request: TripRequest): string =>
  request.kind === 'bookings'
    ? guestItemName(request)
    : t('{pickup} to {destination}', {
        pickup: request.pickupLocation,
        destination: request.destination,
      });

export const statusOf = (request: TripRequest) =>
  request.kind === 'bookings' ? bookingStatus[request.status] : transferStatus[request.status];

/** US dollars. */
export const totalOf = (request: TripRequest): number =>
  request.kind === 'bookings' ? request.totalPrice : request.totalAmount;

/** 'Dec 30, 2026 to Jan 2, 2027'; a tour has one day. */
export const daysText = ({ startDate, endDate }: Pick<TripBooking, 'startDate' | 'endDate'>) =>
  startDate === endDate
    ? shortDate(startDate)
    : t('{from} to {to}', {
        from: shortDate(startDate),
        to: shortDate(endDate),
      });

export const pickupText = (pickup: Pick<TripTransfer, 'pickupDate' | 'pickupTime'>) =>
  t('{date} at {time} (Bali time)', {
    date: shortDate(pickup.pickupDate),
    time: pickup.pickupTime,
  });

export const whenText = (request: TripRequest): string =>
  request.kind === 'bookings' ? daysText(request) : pickupText(request);

/** 'Dec 30, 2026, 2 guests' as it stands in a sentence about a wish. */
export const bookingChangeRequestText = (
  requested: Pick<TripBooking, 'startDate' | 'endDate' | 'numberOfGuests'>,
): string => `${daysText(requested)}, ${guestCount(requested.numberOfGuests)}`;

export const transferChangeRequestText = (
  requested: Pick<TripTransfer, 'pickupDate' | 'pickupTime' | 'passengers' | 'luggage'>,
): string =>
  `${pickupText(requested)}, ${passengerCount(requested.passengers)}, ${bagCount(requested.luggage)}`;

export type TripFact = readonly [label: string, text: string];

const ifThere = (label: string, text: string | undefined): TripFact[] =>
  text ? [[label, text]] : [];

/** All but what, when and the price. */
export const factsOf = (request: TripRequest): TripFact[] =>
  request.kind === 'bookings'
    ? [
        [t('Guests'), guestCount(request.numberOfGuests)],
        ...ifThere(t('Hotel'), request.hotelName),
        ...ifThere(
          t('Starts'),
          request.startTime && t('{time} (Bali time)', { time: request.startTime }),
        ),
        ...ifThere(
          t('Pickup'),
          request.pickupTime && t('{time} (Bali time)', { time: request.pickupTime }),
        ),
        ...ifThere(t('Phone'), request.customerPhone),
      ]
    : [
        [t('Passengers'), `${passengerCount(request.passengers)}, ${bagCount(request.luggage)}`],
        ...ifThere(t('Vehicle'), request.vehicle),
        ...ifThere(t('Flight'), request.flightNumber),
        ...ifThere(t('Hotel'), request.hotelName),
        ...ifThere(t('Special requests'), request.specialRequests),
      ];

const depositText = (deposit: number, status: TripBooking['status']): string =>
  bookingStatus[status].isWaiting
    ? t('Deposit {price} when confirmed', { price: formatUsd(deposit) })
    : t('Deposit {price}', { price: formatUsd(deposit) });

/** How the price is made up, and what of it is due to hold the booking. */
export function priceParts(request: TripRequest): string[] {
  if (request.kind === 'transfers') return [];
  const { bookingType, priceLines = [], deposit, status } = request;
  return [
    ...priceLines.map((line) => priceLineText(bookingType, line)),
    ...(deposit === undefined ? [] : [depositText(deposit, status)]),
  ];
}
