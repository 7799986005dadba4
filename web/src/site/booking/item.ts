import type { BookingType } from '@selasar/domain';

/** What a guest can book. */
export interface BookableItem {
  type: BookingType;
  /** The slug. */
  id: string;
  name: string;
  /** US dollars: a person's for a tour, a night's for a villa. */
  price: number;
  /** Guests that a villa sleeps; a tour takes as many as the form offers. */
  capacity?: number;
}
