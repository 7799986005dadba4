import {
  bookingStatus,
  bookingTable,
  guestItemName,
  shortDate,
  transferStatus,
  transferTable,
  plainFacts,
  t,
  passengerCount,
  bagCount,
} from '@selasar/domain';
import type { PlainIn, TripBooking, TripRequest, TripTransfer } from '@selasar/domain';
import { depositText } from '../booking/payTermsText.ts';
import { guestCount } from '../catalogue/offers/guestCount.ts';
import { priceLineText } from '../catalogue/offers/priceLineText.ts';

/** The kind of a request as text. */
export function kindOf(request: TripRequest): string {
  if (request.kind === 'transfers') return t('Airport transfer');
  return request.bookingType === 'tour' ? t('Tour') : t('Villa stay');
}

/** The title of a request. */
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

/** 'Dec 30, 2026, 2 guests' in a sentence about a change request. */
export const bookingChangeRequestText = (
  requested: Pick<TripBooking, 'startDate' | 'endDate' | 'numberOfGuests'>,
): string => `${daysText(requested)}, ${guestCount(requested.numberOfGuests)}`;

export const transferChangeRequestText = (
  requested: Pick<TripTransfer, 'pickupDate' | 'pickupTime' | 'passengers' | 'luggage'>,
): string =>
  `${pickupText(requested)}, ${passengerCount(requested.passengers)}, ${bagCount(requested.luggage)}`;

export type TripFact = readonly [label: string, text: string];

const ifGiven = (label: string, text: string | undefined): TripFact[] =>
  text ? [[label, text]] : [];

/** The facts of a field, or where else it is shown, or why it is not. */
type FactOf<Request> = ((request: Request) => TripFact[]) | string;
type Facts<Request, Plain> = Readonly<Record<Exclude<keyof Request, Plain>, FactOf<Request>>>;

const ofEach = {
  kind: 'above the title',
  id: 'beneath the facts',
  status: 'beside the title',
  createdAt: 'shown by the status',
  changedAt: 'for programs',
  changeRequest: 'a part of its own',
  thread: 'a part of its own',
  customerName: 'beneath the facts',
  customerEmail: 'known to the guest',
};

const bookingFacts: Facts<TripBooking, PlainIn<typeof bookingTable, 'trip'>> = {
  ...ofEach,
  bookingType: 'above the title',
  tourId: 'shown by the title',
  villaId: 'shown by the title',
  itemName: 'the title',
  translatedName: 'the title',
  language: 'the page speaks it',
  startDate: 'before the facts',
  endDate: 'before the facts',
  totalPrice: 'beneath the facts',
  priceLines: 'beneath the facts',
  deposit: 'beneath the facts',
  freeUntil: 'shown by the next step',
  review: 'a part of its own',
  numberOfGuests: ({ numberOfGuests }) => [[t('Guests'), guestCount(numberOfGuests)]],
  hotelName: ({ hotelName }) => ifGiven(t('Hotel'), hotelName),
  startTime: ({ startTime }) =>
    ifGiven(t('Starts'), startTime && t('{time} (Bali time)', { time: startTime })),
  pickupTime: ({ pickupTime }) =>
    ifGiven(t('Pickup'), pickupTime && t('{time} (Bali time)', { time: pickupTime })),
  customerPhone: ({ customerPhone }) => ifGiven(t('Phone'), customerPhone),
};

const transferFacts: Facts<TripTransfer, PlainIn<typeof transferTable, 'trip'>> = {
  ...ofEach,
  pickupLocation: 'the title',
  destination: 'the title',
  pickupDate: 'before the facts',
  pickupTime: 'before the facts',
  vehicleId: 'shown by vehicle',
  totalAmount: 'beneath the facts',
  freeCancellationHours: 'shown by the next step',
  customerPhone: 'known to the guest',
  passengers: ({ passengers, luggage }) => [
    [t('Passengers'), `${passengerCount(passengers)}, ${bagCount(luggage)}`],
  ],
  luggage: 'beside passengers',
  vehicle: ({ vehicle }) => ifGiven(t('Vehicle'), vehicle),
  flightNumber: ({ flightNumber }) => ifGiven(t('Flight'), flightNumber),
  hotelName: ({ hotelName }) => ifGiven(t('Hotel'), hotelName),
  specialRequests: ({ specialRequests }) => ifGiven(t('Special requests'), specialRequests),
};

const factsFrom = <Request>(facts: Readonly<Record<string, FactOf<Request>>>, request: Request) =>
  Object.values(facts).flatMap((fact) => (typeof fact === 'string' ? [] : fact(request)));

/** All facts except title, dates and price. */
export const factsOf = (request: TripRequest): TripFact[] =>
  request.kind === 'bookings'
    ? [...factsFrom(bookingFacts, request), ...plainFacts(bookingTable, 'trip', request)]
    : [...factsFrom(transferFacts, request), ...plainFacts(transferTable, 'trip', request)];

/** The parts of the price, and the deposit. */
export function priceParts(request: TripRequest): string[] {
  if (request.kind === 'transfers') return [];
  const { bookingType, priceLines = [], deposit, status } = request;
  return [
    ...priceLines.map((line) => priceLineText(bookingType, line)),
    ...(deposit === undefined ? [] : [depositText(deposit, !bookingStatus[status].isWaiting)]),
  ];
}
