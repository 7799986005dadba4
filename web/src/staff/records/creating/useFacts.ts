import { collections, freeStaySearch, monthsOf, searchedNights } from '@selasar/domain';
import type { Booking, BookingType, Availability, BookingRequest } from '@selasar/domain';
import { useEffect, useState } from 'react';
import { readOpenBookings } from '../../../data/bookings/readOpenBookings.ts';
import { readTakenNights } from '../../../data/bookings/readTakenNights.ts';
import { readTakenSeats } from '../../../data/bookings/readTakenSeats.ts';

/** Limit of open bookings around a requested stay: a villa cannot have more in these days. */
const openAtMost = 50;

interface Facts {
  taken: Omit<Availability, 'now'>;
  /** Open bookings around the days. */
  open: readonly Booking[];
}

/**
 * Availability on and around the requested days, where alternatives are searched, and the open bookings: one read per
 * month and per booking.
 */
async function readFacts(type: BookingType, id: string, days: Days): Promise<Facts> {
  const months = monthsOf(searchedNights(days, freeStaySearch.withinDays));
  const offers = type === 'tour' ? collections.tours : collections.villas;
  const taken = async (): Promise<Facts['taken']> => {
    if (type === 'villa') {
      const nights = await Promise.all(months.map((month) => readTakenNights(id, month)));
      return { takenNights: new Set(nights.flatMap((some) => [...some])) };
    }
    const seats = await Promise.all(months.map((month) => readTakenSeats(id, month)));
    return { takenSeats: new Map(seats.flatMap((some) => [...some])) };
  };
  const [availability, { bookings }] = await Promise.all([
    taken(),
    readOpenBookings(offers, id, days.startDate, openAtMost),
  ]);
  return { taken: availability, open: bookings };
}

type Days = Pick<BookingRequest, 'startDate' | 'endDate'>;
const nothing: Facts = { taken: {}, open: [] };

/** Whether availability is known, loading, or could not be read. */
export type FactsState = 'known' | 'reading' | 'unknown';

/**
 * Availability for the requested dates, if they are valid. Until it is known, everything counts as free: the server
 * checks anyway. It is read again after each attempt to book.
 */
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
