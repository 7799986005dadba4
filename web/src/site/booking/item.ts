import type { Rating, Tour, Villa } from '@selasar/domain/offers';
import { type OfferTerms, tourTerms, villaTerms } from '@selasar/domain/pricing';
import type { Listed } from '../../data/reviews/rated.ts';

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

/** The id of the booking card's element. */
export const bookId = 'book';
