import { enumerated } from '@selasar/domain/i18n';
import type { Rating, Tour, Villa } from '@selasar/domain/offers';
import { departuresOf, tourTerms, villaTerms } from '@selasar/domain/pricing';
import type { OfferTerms, BookingRequest, OfferRules } from '@selasar/domain/pricing';
import { guests, isCivilDate } from '@selasar/domain/core';
import type { Listed } from '../../data/reviews/rated.ts';
import { signal } from '../../ui/signal.ts';
import { visitNames } from '../common/visit.ts';

export interface BookableItem extends OfferTerms {
  /** The slug. */
  id: string;
  name: string;
  /** The guests that a villa sleeps; a tour has no limit below the form's. */
  capacity?: number;
  /** Undefined without reviews. */
  rating?: Rating | undefined;
}

export const tourItem = (tour: Listed<Tour>): BookableItem => ({
  ...tourTerms(tour),
  id: tour.slug,
  name: tour.title,
});

export const villaItem = (villa: Listed<Villa>): BookableItem => ({
  ...villaTerms(villa),
  id: villa.slug,
  name: villa.name,
  capacity: villa.capacity,
});

/** Without rules, and with invalid ones, there are none. */
export const rulesOf = ({ rules }: Pick<BookableItem, 'rules'>): OfferRules =>
  rules === 'damaged' ? {} : (rules ?? {});

/** Of a tour, as text. */
export const startTimesOf = ({ rules }: Pick<BookableItem, 'rules'>): string | undefined =>
  enumerated(departuresOf({ type: 'tour', rules })) || rulesOf({ rules }).startTime;

/** The id of the booking card's element. */
export const bookId = 'book';

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
