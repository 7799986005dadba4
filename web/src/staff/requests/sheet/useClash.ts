import { addDays, monthsOf, nightsOf } from '@selasar/domain/core';
import type { Availability, BookingRequest } from '@selasar/domain/pricing';
import { type Booking, bookingStatus } from '@selasar/domain/requests';
import { useEffect, useState } from 'react';
import { readTakenNights, readTakenSeats } from '../../../data/bookings/readTaken.ts';
import { readTerms } from '../../../data/offers/useOffers.ts';
import { refusalOf } from '../../offers/rules/refusal.ts';

/** Own nights and seats count as free. Read once: when staff accept, the server checks again. */
export function useClash(booking: Booking, requested: BookingRequest): string | undefined {
  const [clash, setClash] = useState<string>();
  const { startDate, endDate, numberOfGuests } = requested;
  useEffect(() => {
    let isWanted = true;
    findClash(booking, { startDate, endDate, numberOfGuests }).then(
      (found) => {
        if (isWanted) setClash(found);
      },
      // It is only a hint.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
    // A later state of the same booking is checked when it is opened again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [booking.id, startDate, endDate, numberOfGuests]);
  return clash;
}

async function findClash(booking: Booking, requested: BookingRequest): Promise<string | undefined> {
  const { bookingType, tourId, villaId } = booking;
  const itemId = tourId ?? villaId;
  if (itemId === undefined) return undefined;
  const [terms, availability] = await Promise.all([
    readTerms(bookingType, itemId),
    bookingType === 'villa'
      ? nightsFor(booking, itemId, requested)
      : seatsFor(booking, itemId, requested),
  ]);
  return terms && refusalOf(terms, requested, availability);
}

type Taken = Pick<Availability, 'takenNights' | 'takenSeats'>;

const holdsOwn = ({ status }: Booking) => bookingStatus[status].holdsPlace;

async function nightsFor(
  booking: Booking,
  villaId: string,
  requested: BookingRequest,
): Promise<Taken> {
  const months = await Promise.all(
    monthsOf(requested).map((month) => readTakenNights(villaId, month)),
  );
  const takenNights = new Set(months.flatMap((month) => [...month]));
  for (const night of holdsOwn(booking) ? nightsOf(booking) : []) takenNights.delete(night);
  return { takenNights };
}

async function seatsFor(
  booking: Booking,
  tourId: string,
  { startDate }: BookingRequest,
): Promise<Taken> {
  const [month = ''] = monthsOf({ startDate, endDate: addDays(startDate, 1) });
  const takenSeats = new Map(await readTakenSeats(tourId, month));
  const own = holdsOwn(booking) && booking.startDate === startDate ? booking.numberOfGuests : 0;
  takenSeats.set(startDate, (takenSeats.get(startDate) ?? 0) - own);
  return { takenSeats };
}
