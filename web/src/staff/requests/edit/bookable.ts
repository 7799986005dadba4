import {
  type BookingType,
  collections,
  freeStaySearch,
  monthsOf,
  searchedNights,
} from '@selasar/domain/core';
import {
  type Availability,
  type BookingRequest,
  hasDepartures,
  type OfferTerms,
  tourTerms,
  villaTerms,
  withoutOwn,
} from '@selasar/domain/pricing';
import { type Booking, bookingStatus } from '@selasar/domain/requests';
import { useEffect, useMemo, useState } from 'react';
import { readOpenBookings } from '../../../data/bookings/openBookings.ts';
import { readTakenNights, readTakenSeats } from '../../../data/bookings/readTaken.ts';
import { isValid } from '../../../data/firebase/rows.ts';
import { useTours, useVillas } from '../../../data/offers/useOffers.ts';

export interface Bookable {
  id: string;
  name: string;
  /** Maximum number of guests of a villa. */
  capacity: number | undefined;
  terms: OfferTerms;
}

const byName = (a: Bookable, b: Bookable): number => a.name.localeCompare(b.name, 'en');

/** Invalid records cannot be booked. Undefined until they are known. */
export function useBookables(): readonly Bookable[] | undefined {
  const [villas, tours] = [useVillas(), useTours()];
  return useMemo(() => {
    if (villas.status !== 'success' || tours.status !== 'success') return undefined;
    return [
      ...villas.data
        .filter(isValid)
        .map((villa) => {
          const { slug: id, name, capacity } = villa;
          return { id, name, capacity, terms: villaTerms(villa) };
        })
        .toSorted(byName),
      ...tours.data
        .filter(isValid)
        .map((tour) => {
          const { slug: id, title: name } = tour;
          return { id, name, capacity: undefined, terms: tourTerms(tour) };
        })
        .toSorted(byName),
    ];
  }, [villas, tours]);
}

/** Whether a booking may take a seat from who wants this start time: all of a tour with one, and who has none yet. */
export const isAtSameStart =
  (terms: Omit<OfferTerms, 'price'>, startTime: string | undefined) =>
  (booking: { startTime?: string | undefined }): boolean =>
    !hasDepartures(terms) || !startTime || !booking.startTime || booking.startTime === startTime;

/** A villa cannot have more around the requested days. */
const openAtMost = 50;

interface Facts {
  taken: Omit<Availability, 'now'>;
  open: readonly Booking[];
}

/** One read per month. */
export async function readTaken(
  type: BookingType,
  id: string,
  months: readonly string[],
): Promise<Facts['taken']> {
  if (type === 'villa') {
    const nights = await Promise.all(months.map((month) => readTakenNights(id, month)));
    return { takenNights: new Set(nights.flatMap((some) => [...some])) };
  }
  const seats = await Promise.all(months.map((month) => readTakenSeats(id, month)));
  return { takenSeats: new Map(seats.flatMap((some) => [...some])) };
}

/** A booking's own nights and seats count as free. */
export function takenByOthers(
  taken: Facts['taken'],
  booking: Booking,
  { itemId }: { itemId: string },
): Facts['taken'] {
  const isOwn = itemId === (booking.tourId ?? booking.villaId);
  const { holdsPlace } = bookingStatus[booking.status];
  return {
    ...withoutOwn(taken, isOwn && holdsPlace ? booking : undefined),
    ordered: isOwn ? booking : undefined,
  };
}

/** One read per month and per open booking. */
async function readFacts(type: BookingType, id: string, days: Days): Promise<Facts> {
  const months = monthsOf(searchedNights(days, freeStaySearch.withinDays));
  const offers = type === 'tour' ? collections.tours : collections.villas;
  const [taken, { bookings }] = await Promise.all([
    readTaken(type, id, months),
    readOpenBookings(offers, id, days.startDate, openAtMost),
  ]);
  return { taken, open: bookings };
}

type Days = Pick<BookingRequest, 'startDate' | 'endDate'>;
const nothing: Facts = { taken: {}, open: [] };

export type FactsState = 'known' | 'reading' | 'unknown';

/** Until known, all counts as free: the server checks anyway. Read again after each attempt. */
export function useFacts(
  type: BookingType,
  id: string | undefined,
  days: Days | undefined,
  tries: number,
): Facts & { state: FactsState } {
  const { startDate, endDate } = days ?? {};
  const [found, setFound] = useState<{ of: string; facts: Facts | undefined }>();
  const wanted = [type, id, startDate, endDate, tries].join(' ');
  useEffect(() => {
    if (id === undefined || startDate === undefined || endDate === undefined) return undefined;
    let isWanted = true;
    const settle = (facts: Facts | undefined) => {
      if (isWanted) setFound({ of: wanted, facts });
    };
    readFacts(type, id, { startDate, endDate }).then(settle, () => settle(undefined));
    return () => {
      isWanted = false;
    };
  }, [type, id, startDate, endDate, wanted]);
  if (found?.of !== wanted) return { ...nothing, state: 'reading' };
  return found.facts ? { ...found.facts, state: 'known' } : { ...nothing, state: 'unknown' };
}
