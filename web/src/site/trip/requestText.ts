import {
  answerBy,
  baliDate,
  formatUsd,
  isOverdue,
  type ShownIn,
  shortDate,
} from '@selasar/domain/core';
import { bagCount, enumerated, guestCount, passengerCount, t } from '@selasar/domain/i18n';
import {
  arrivalFacts,
  type BookingFacts,
  bookingStatus,
  bookingTable,
  depositLineText,
  guestItemName,
  requestStatus,
  totalOf,
  type TransferFacts,
  transferStatus,
  transferTable,
} from '@selasar/domain/requests';
import { plainFacts } from '@selasar/domain/trips';
import type { TripBooking, TripRequest, TripTransfer } from '@selasar/domain/trips';
import { extrasText, freeUntilText, priceLineText, withGroup } from '@selasar/domain/pricing';
import { isPast } from './tripRequest.ts';

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

const daysText = ({ startDate, endDate }: Pick<TripBooking, 'startDate' | 'endDate'>) =>
  startDate === endDate
    ? shortDate(startDate)
    : t('{from} to {to}', { from: shortDate(startDate), to: shortDate(endDate) });

const pickupText = (pickup: Pick<TripTransfer, 'pickupDate' | 'pickupTime'>) =>
  t('{date} at {time} (Bali time)', {
    date: shortDate(pickup.pickupDate),
    time: pickup.pickupTime,
  });

export const whenText = (request: TripRequest): string =>
  request.kind === 'bookings' ? daysText(request) : pickupText(request);

type TripFact = readonly [label: string, text: string, href?: string];

const ifGiven = (label: string, text: string | undefined): TripFact[] =>
  text ? [[label, text]] : [];

type FactOf<Request> = (request: Request) => TripFact[];
type Facts<Request, Names extends string> = Readonly<Record<Names, FactOf<Request>>>;

const bookingFacts: Facts<TripBooking, ShownIn<typeof bookingTable, 'trip'>> = {
  numberOfGuests: (request) => [
    [t('Guests'), withGroup(guestCount(request.numberOfGuests), request)],
  ],
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
    [t('Passengers'), enumerated([passengerCount(passengers), bagCount(luggage)])],
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
  const { bookingType, priceLines = [], status } = request;
  const deposit = bookingStatus[status].isOpen ? depositLineText(request) : undefined;
  return [
    ...priceLines.map((line) => priceLineText(bookingType, line, request)),
    ...(deposit === undefined ? [] : [`${t('Deposit')} ${deposit}`]),
  ];
}

function answerText(changeRequest: Date, now: Date): string {
  const due = answerBy(changeRequest);
  return isOverdue(due, now)
    ? t('Our answer is taking longer than usual. Please call us, or write to us.')
    : t('We usually answer by {time} on {date} (Bali time).', {
        time: due.time,
        date: shortDate(due.date),
      });
}

export function changeRequestText(request: TripRequest): string | undefined {
  const { changeRequest } = request;
  if (!changeRequest) return undefined;
  if (changeRequest.what === 'cancel') return t('You asked us to cancel this.');
  const price =
    'totalPrice' in changeRequest ? changeRequest.totalPrice : changeRequest.totalAmount;
  const cost = price === totalOf(request) ? t('same price') : formatUsd(price);
  const change = enumerated(
    'startDate' in changeRequest
      ? Object.values(askedOfBooking).map((part) => part(changeRequest))
      : Object.values(askedOfTransfer).map((part) => part(changeRequest)),
  );
  return t('You asked to change this to {change} ({cost}).', { change, cost });
}

const askedOfBooking: Record<
  ShownIn<typeof bookingTable, 'change'>,
  (facts: BookingFacts) => string
> = {
  startDate: daysText,
  // With the first day.
  endDate: () => '',
  numberOfGuests: (facts) => withGroup(guestCount(facts.numberOfGuests), facts),
  // With the number.
  party: () => '',
  startTime: ({ startTime = '' }) => startTime,
  chosenExtras: extrasText,
};

const askedOfTransfer: Record<
  ShownIn<typeof transferTable, 'change'>,
  (facts: TransferFacts) => string
> = {
  pickupDate: pickupText,
  // With the day.
  pickupTime: () => '',
  passengers: ({ passengers }) => passengerCount(passengers),
  luggage: ({ luggage }) => bagCount(luggage),
};

const confirmedText = (request: TripRequest): string => {
  if (request.kind === 'transfers')
    return t('Your driver will meet you on {when}.', { when: pickupText(request) });
  return request.bookingType === 'tour'
    ? t('Your place is booked for {when}.', { when: daysText(request) })
    : t('The villa is yours from {when}.', { when: daysText(request) });
};

const freeText = (request: TripRequest, now: Date): string[] => {
  const date = freeUntilOf(request, now);
  return date ? [t('You can cancel free of charge until {date}.', { date })] : [];
};

function freeUntilOf(request: TripRequest, now: Date): string | undefined {
  if (request.kind === 'transfers') return freeUntilText(request, now);
  const { freeUntil } = request;
  return freeUntil && freeUntil >= baliDate(now) ? shortDate(freeUntil) : undefined;
}

export function nextStep(request: TripRequest, now: Date): string[] {
  const { status, changeRequest, createdAt } = request;
  const { takesPlace, isSure, isOpen, isWaiting } = requestStatus[status];
  if (!takesPlace) return [t('This is cancelled. If that is a mistake, please write to us.')];
  if (isSure && (!isOpen || isPast(request, baliDate(now))))
    return [t('Thank you for traveling with us.')];
  if (isPast(request, baliDate(now)))
    return [
      t('The day has passed, and we did not confirm it. If that is a mistake, please write to us.'),
    ];
  if (changeRequest)
    return [t('Until we answer, everything stays as it is.'), answerText(changeRequest.at, now)];
  if (isWaiting)
    return [
      t('A person reads your request and confirms it.'),
      answerText(createdAt, now),
      t('Until then you pay nothing, and nothing is binding.'),
      ...freeText(request, now),
    ];
  return [confirmedText(request), ...freeText(request, now)];
}
