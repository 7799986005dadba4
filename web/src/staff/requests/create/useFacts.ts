import {
  type BookingType,
  collections,
  freeStaySearch,
  monthsOf,
  searchedNights,
} from '@selasar/domain/core';
import type { Availability, BookingRequest } from '@selasar/domain/pricing';
import type { Booking } from '@selasar/domain/requests';
import { useEffect, useState } from 'react';
import { readOpenBookings } from '../../../data/bookings/openBookings.ts';
import { readTakenNights, readTakenSeats } from '../../../data/bookings/readTaken.ts';

/** A villa cannot have more around the requested days. */
const openAtMost = 50;

interface Facts {
  taken: Omit<Availability, 'now'>;
  open: readonly Booking[];
}

/** One read per month and per open booking. */
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
