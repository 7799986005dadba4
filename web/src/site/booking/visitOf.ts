import { guests, isCivilDate } from '@selasar/domain/core';
import type { BookingRequest } from '@selasar/domain/pricing';
import { signal } from '../../ui/signal.ts';
import { visitNames } from '../common/visitNames.ts';
import type { BookableItem } from './item.ts';

/** Undefined until the card has its code. */
export const chosenDates = signal<{ itemId: string; requested: BookingRequest } | undefined>(
  undefined,
);

export function visitOf(
  { type, capacity = guests.max }: BookableItem,
  visit: URLSearchParams | string,
): Partial<BookingRequest> {
  const params = new URLSearchParams(visit);
  const [startDate = '', endDate = '', count] = visitNames.map((name) => params.get(name) ?? '');
  const numberOfGuests = Number(count);
  const isCount =
    Number.isInteger(numberOfGuests) &&
    numberOfGuests >= guests.min &&
    numberOfGuests <= Math.min(guests.max, capacity);
  return {
    ...(isCivilDate(startDate) && { startDate }),
    ...(isCivilDate(endDate) && type === 'villa' && { endDate }),
    ...(isCount && { numberOfGuests }),
  };
}
