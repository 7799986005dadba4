import type { CivilDate } from '@selasar/domain/core';
import { extrasOf, keepSold } from '@selasar/domain/pricing';
import { guestItemName } from '@selasar/domain/requests';
import type { TripBooking } from '@selasar/domain/trips';
import { useCallback, useMemo } from 'react';
import { findVilla } from '../../../data/offers/catalogue.ts';
import { findTour } from '../../../data/offers/tours.ts';
import { useLoaded } from '../../../ui/loading/useLoaded.tsx';
import { type BookableItem, tourItem, villaItem } from '../../booking/item.ts';

async function readItem(type: BookableItem['type'], id: string) {
  if (type === 'villa') {
    const villa = await findVilla(id);
    return villa && villaItem(villa);
  }
  const tour = await findTour(id);
  return tour && tourItem(tour);
}

/** Until the day before, as the server does. */
export const hasExtrasToChange = (
  item: BookableItem,
  { startDate }: TripBooking,
  today: CivilDate,
): boolean => startDate > today && Object.keys(extrasOf(item)).length > 0;

/** What is booked, as it was sold. Until it is found, only what the booking says of it. */
export function useOffer(request: TripBooking) {
  const { bookingType: type, tourId, villaId, totalPrice, priceLines } = request;
  const { guestKinds, extras } = request;
  const id = tourId ?? villaId ?? '';
  const name = guestItemName(request);
  const price = priceLines?.[0]?.unit ?? totalPrice;
  const loaded = useLoaded(
    useCallback(() => readItem(type, id), [type, id]),
    true,
  );
  const found = loaded.status === 'ready' ? loaded.part : undefined;
  const item: BookableItem = useMemo(
    () => keepSold(found ?? { type, id, name, price }, { guestKinds, extras }),
    [found, type, id, name, price, guestKinds, extras],
  );
  return { item, isFound: found !== undefined, reload: loaded.reload };
}
