import { type ShownIn, shortDate } from '@selasar/domain/core';
import { bagCount, guestCount, passengerCount, t } from '@selasar/domain/i18n';
import {
  arrivalFacts,
  bookingStatus,
  bookingTable,
  guestItemName,
  transferStatus,
  transferTable,
} from '@selasar/domain/requests';
import {
  plainFacts,
  type TripBooking,
  type TripRequest,
  type TripTransfer,
} from '@selasar/domain/trips';
import { depositLine, priceLineText } from '../booking/priceTexts.ts';

export function kindOf(request: TripRequest): string {
  if (request.kind === 'transfers') return t('Airport transfer');
  return request.bookingType === 'tour' ? t('Tour') : t('Villa stay');
}

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

export const bookingChangeRequestText = (
  requested: Pick<TripBooking, 'startDate' | 'endDate' | 'numberOfGuests'>,
): string => `${daysText(requested)}, ${guestCount(requested.numberOfGuests)}`;

export const transferChangeRequestText = (
  requested: Pick<TripTransfer, 'pickupDate' | 'pickupTime' | 'passengers' | 'luggage'>,
): string =>
  `${pickupText(requested)}, ${passengerCount(requested.passengers)}, ${bagCount(requested.luggage)}`;

type TripFact = readonly [label: string, text: string, href?: string];

const ifGiven = (label: string, text: string | undefined): TripFact[] =>
  text ? [[label, text]] : [];

type FactOf<Request> = (request: Request) => TripFact[];
type Facts<Request, Names extends string> = Readonly<Record<Names, FactOf<Request>>>;

const bookingFacts: Facts<TripBooking, ShownIn<typeof bookingTable, 'trip'>> = {
  numberOfGuests: ({ numberOfGuests }) => [[t('Guests'), guestCount(numberOfGuests)]],
  hotelName: ({ hotelName }) => ifGiven(t('Hotel'), hotelName),
  arrival: (request) => arrivalFacts(request.arrival, guestItemName(request)),
  startTime: ({ startTime }) =>
    ifGiven(t('Starts'), startTime && t('{time} (Bali time)', { time: startTime })),
  pickupTime: ({ pickupTime }) =>
    ifGiven(t('Pickup'), pickupTime && t('{time} (Bali time)', { time: pickupTime })),
  customerPhone: ({ customerPhone }) => ifGiven(t('Phone'), customerPhone),
};

const transferFacts: Facts<TripTransfer, ShownIn<typeof transferTable, 'trip'>> = {
  passengers: ({ passengers, luggage }) => [
    [t('Passengers'), `${passengerCount(passengers)}, ${bagCount(luggage)}`],
  ],
  vehicle: ({ vehicle }) => ifGiven(t('Vehicle'), vehicle),
  flightNumber: ({ flightNumber }) => ifGiven(t('Flight'), flightNumber),
  hotelName: ({ hotelName }) => ifGiven(t('Hotel'), hotelName),
  specialRequests: ({ specialRequests }) => ifGiven(t('Special requests'), specialRequests),
};

const factsFrom = <Request>(facts: Readonly<Record<string, FactOf<Request>>>, request: Request) =>
  Object.values(facts).flatMap((fact) => fact(request));

export const factsOf = (request: TripRequest): TripFact[] =>
  request.kind === 'bookings'
    ? [...factsFrom(bookingFacts, request), ...plainFacts(bookingTable, 'trip', request)]
    : [...factsFrom(transferFacts, request), ...plainFacts(transferTable, 'trip', request)];

export function priceParts(request: TripRequest): string[] {
  if (request.kind === 'transfers') return [];
  const { bookingType, priceLines = [], deposit, status } = request;
  return [
    ...priceLines.map((line) => priceLineText(bookingType, line)),
    ...(deposit !== undefined && bookingStatus[status].isOpen ? [depositLine(deposit)] : []),
  ];
}
