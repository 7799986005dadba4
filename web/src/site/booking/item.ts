import type { OfferTerms, Rating } from '@selasar/domain';

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
