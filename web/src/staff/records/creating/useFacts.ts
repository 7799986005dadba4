import { collections, freeStaySearch, monthsOf, searchedNights } from '@selasar/domain';
import type { Booking, BookingType, Availability, BookingRequest } from '@selasar/domain';
import { useEffect, useState } from 'react';
import { readOpenBookings } from '../../../data/bookings/readOpenBookings.ts';
import { readTakenNights } from '../../../data/bookings/readTakenNights.ts';
import { readTakenSeats } from '../../../data/bookings/readTakenSeats.ts';

/** Those who leave last on the days around a wish: more than these do not fit into a villa's. */
const openAtMost = 50;

interface Facts {
  taken: Omit<Availability, 'now'>;
  /** Open bookings around the days. */
  open: readonly Booking[];
}

/**
 * What is taken on the days of a wish and around them, where other days are looked for, and who waits for them: a read
 * for each month, and for each who is there.
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

/** Whether it is known what is taken, is being read, or could not be. */
export type FactsState = 'known' | 'reading' | 'unknown';

/**
 * What is known of the days of a wish, if its dates are in order. Until there is an answer all is taken as free: the
 * server looks anyway. It is read again after each try to book.
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
    const tell = (facts: Facts | undefined) => {
      if (isWanted) setFound({ of: wanted, facts });
    };
    readFacts(type, id, { startDate, endDate }).then(tell, () => tell(undefined));
    return () => {
      isWanted = false;
    };
  }, [type, id, startDate, endDate, wanted]);
  if (found?.of !== wanted) return { ...nothing, state: 'reading' };
  return found.facts ? { ...found.facts, state: 'known' } : { ...nothing, state: 'unknown' };
}
