import { tourTerms, villaTerms } from '@selasar/domain';
import type { OfferTerms, Rating, Tour, Villa } from '@selasar/domain';

/** What a guest can book. */
export interface BookableItem extends OfferTerms {
  /** The slug. */
  id: string;
  name: string;
  /** Guests that a villa sleeps; a tour takes as many as the form offers. */
  capacity?: number;
  /** What guests gave it; undefined while nobody has written. */
  rating?: Rating | undefined;
}

export const tourItem = (tour: Tour): BookableItem => ({
  ...tourTerms(tour),
  id: tour.slug,
  name: tour.title,
});

export const villaItem = (villa: Villa): BookableItem => ({
  ...villaTerms(villa),
  id: villa.slug,
  name: villa.name,
  capacity: villa.capacity,
});
