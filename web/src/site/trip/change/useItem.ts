import { guestItemName } from '@selasar/domain';
import type { TripBooking } from '@selasar/domain';
import { useCallback, useMemo } from 'react';
import { findTour } from '../../../data/offers/findTour.ts';
import { findVilla } from '../../../data/offers/findVilla.ts';
import { useLoaded } from '../../../ui/loading/useLoaded.ts';
import { tourItem, villaItem } from '../../booking/item.ts';
import type { BookableItem } from '../../booking/item.ts';

async function readItem(type: BookableItem['type'], id: string) {
  if (type === 'villa') {
    const villa = await findVilla(id);
    return villa && villaItem(villa);
  }
  const tour = await findTour(id);
  return tour && tourItem(tour);
}

/** The booked item with its current rules and price; until they have loaded, with the data of the booking. */
export function useItem(request: TripBooking): BookableItem {
  const { bookingType: type, tourId, villaId, totalPrice, priceLines } = request;
  const id = tourId ?? villaId ?? '';
  const name = guestItemName(request);
  const price = priceLines?.[0]?.unit ?? totalPrice;
  const loaded = useLoaded(
    useCallback(() => readItem(type, id), [type, id]),
    true,
  );
  const found = loaded.status === 'ready' ? loaded.part : undefined;
  return useMemo(() => found ?? { type, id, name, price }, [found, type, id, name, price]);
}
