import { addDays, bookingStatus, monthsOf, nightsOf } from '@selasar/domain';
import type { Booking, Known, Wish } from '@selasar/domain';
import { useEffect, useState } from 'react';
import { readTakenNights } from '../../../data/bookings/readTakenNights.ts';
import { readTakenSeats } from '../../../data/bookings/readTakenSeats.ts';
import { readTerms } from '../../../data/offers/readTerms.ts';
import { refusalOf } from '../../offers/rules/refusal.ts';

/**
 * Why a booking could not become what its guest asks for, as far as that is known; its own nights and seats are free for
 * it. It is looked up once: who accepts is told by the server what holds then.
 */
export function useClash(booking: Booking, wish: Wish): string | undefined {
  const [clash, setClash] = useState<string>();
  const { startDate, endDate, numberOfGuests } = wish;
  useEffect(() => {
    let isWanted = true;
    findClash(booking, { startDate, endDate, numberOfGuests }).then(
      (found) => {
        if (isWanted) setClash(found);
      },
      // It is a hint only.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
    // Another state of the same booking is looked at when it is opened again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [booking.id, startDate, endDate, numberOfGuests]);
  return clash;
}

async function findClash(booking: Booking, wish: Wish): Promise<string | undefined> {
  const { bookingType, tourId, villaId } = booking;
  const itemId = tourId ?? villaId;
  if (itemId === undefined) return undefined;
  const [terms, known] = await Promise.all([
    readTerms(bookingType, itemId),
    bookingType === 'villa' ? nightsFor(booking, itemId, wish) : seatsFor(booking, itemId, wish),
  ]);
  return terms && refusalOf(terms, wish, known);
}

type Taken = Pick<Known, 'takenNights' | 'takenSeats'>;

const holdsOwn = ({ status }: Booking) => bookingStatus[status].holdsNights;

async function nightsFor(booking: Booking, villaId: string, wish: Wish): Promise<Taken> {
  const months = await Promise.all(monthsOf(wish).map((month) => readTakenNights(villaId, month)));
  const takenNights = new Set(months.flatMap((month) => [...month]));
  for (const night of holdsOwn(booking) ? nightsOf(booking) : []) takenNights.delete(night);
  return { takenNights };
}

async function seatsFor(booking: Booking, tourId: string, { startDate }: Wish): Promise<Taken> {
  const [month = ''] = monthsOf({ startDate, endDate: addDays(startDate, 1) });
  const takenSeats = new Map(await readTakenSeats(tourId, month));
  const own = holdsOwn(booking) && booking.startDate === startDate ? booking.numberOfGuests : 0;
  takenSeats.set(startDate, (takenSeats.get(startDate) ?? 0) - own);
  return { takenSeats };
}
