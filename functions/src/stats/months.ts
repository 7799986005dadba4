import {
  baliDate,
  baliMonth,
  bookingStatus,
  instantSchema,
  isCivilDate,
  isSlug,
  maxStayNights,
  monthOf,
  nightsBetween,
  nightsByMonth,
  statsMonthId,
  statusesOf,
  transferStatus,
  unknownOffer,
  type OfferFigures,
  type RequestFigures,
} from '@selasar/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Counters } from './counters.ts';
import { amountOf, revenueStatuses } from './revenue.ts';

// The contribution of a booking or transfer to the documents of months. Invalid fields add nothing; the others count.

/** The figures by name, without zeros, which would only take space. */
const under = (place: string, figures: Partial<OfferFigures>): Counters =>
  Object.fromEntries(
    Object.entries(figures)
      .filter(([, figure]) => figure !== 0)
      .map(([name, figure]) => [`${place}/${name}`, figure]),
  );

const monthPlace = (month: string, place: string) => `${statsMonthId(month)}/${place}`;

const civil = (stored: unknown) =>
  typeof stored === 'string' && isCivilDate(stored) ? stored : undefined;

interface Requested {
  createdAt: unknown;
  amount: unknown;
  isConfirmed: boolean;
  isRevenue: boolean;
  /** The day of travel. */
  date: unknown;
}

/** The contribution of a request to the month in which it was made. */
function requested(
  place: string,
  { createdAt, amount, isConfirmed, isRevenue, date }: Requested,
): Counters {
  const instant = instantSchema.safeParse(createdAt).data;
  if (!instant) return {};
  const travel = civil(date);
  const figures: RequestFigures = {
    requests: 1,
    confirmed: isConfirmed ? 1 : 0,
    revenue: isRevenue ? amountOf(amount) : 0,
    dated: travel ? 1 : 0,
    leadDays: travel ? nightsBetween(baliDate(instant), travel) : 0,
  };
  return under(monthPlace(baliMonth(instant), place), figures);
}

/** The nights of a stay, each in its month. Invalid dates may be centuries apart. */
function nightsHeld(place: string, startDate: unknown, endDate: unknown): Counters {
  const stay = { startDate: civil(startDate), endDate: civil(endDate) };
  const { startDate: first, endDate: end } = stay;
  if (!first || !end || nightsBetween(first, end) > maxStayNights) return {};
  return Object.fromEntries(
    [...nightsByMonth({ startDate: first, endDate: end })].map(([month, nights]) => [
      `${monthPlace(month, place)}/nights`,
      nights.length,
    ]),
  );
}

/** The guests of a tour, in the month of the tour. */
function seatsHeld(place: string, startDate: unknown, numberOfGuests: unknown): Counters {
  const date = civil(startDate);
  return date ? under(monthPlace(monthOf(date), place), { seats: amountOf(numberOfGuests) }) : {};
}

/** The offer of a booking. A booking without a valid one still counts. */
function offerOf({ bookingType, tourId, villaId }: DocumentData): string {
  const [kind, slug] = bookingType === 'villa' ? ['villas', villaId] : ['tours', tourId];
  return `offers/${kind}/${typeof slug === 'string' && isSlug(slug) ? slug : unknownOffer}`;
}

type Statuses = readonly string[];
const confirmedBookings: Statuses = statusesOf(bookingStatus, (facts) => facts.countsAsConfirmed);
const confirmedTransfers: Statuses = statusesOf(transferStatus, (facts) => facts.countsAsConfirmed);
const paidTransfers: Statuses = statusesOf(transferStatus, (facts) => facts.countsAsRevenue);

/** Counts the request in its month, and nights or seats in the month of travel. */
export function bookingMonths(data: DocumentData): Counters {
  const { bookingType, status, totalPrice, startDate, endDate, numberOfGuests, createdAt } = data;
  const place = offerOf(data);
  const isConfirmed = confirmedBookings.includes(status);
  const ofRequest = requested(place, {
    createdAt,
    amount: totalPrice,
    isConfirmed,
    isRevenue: revenueStatuses.includes(status),
    date: startDate,
  });
  if (!isConfirmed) return ofRequest;
  const held =
    bookingType === 'villa'
      ? nightsHeld(place, startDate, endDate)
      : seatsHeld(place, startDate, numberOfGuests);
  return { ...ofRequest, ...held };
}

export const transferMonths = (data: DocumentData): Counters =>
  requested('transfers', {
    createdAt: data['createdAt'],
    amount: data['totalAmount'],
    isConfirmed: confirmedTransfers.includes(data['status']),
    isRevenue: paidTransfers.includes(data['status']),
    date: data['pickupDate'],
  });
