import { tourTerms, villaTerms } from '@selasar/domain';
import type { OfferTerms, Rating, Tour, Villa } from '@selasar/domain';
import type { Listed } from '../../data/reviews/rated.ts';

/** An item that guests can book. */
export interface BookableItem extends OfferTerms {
  /** The slug. */
  id: string;
  name: string;
  /** The guests that a villa sleeps; a tour has no limit below the form's. */
  capacity?: number;
  /** Its rating; undefined without reviews. */
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
