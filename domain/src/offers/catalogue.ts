export type OfferCollection = 'tours' | 'villas';

export type PublicCollection = OfferCollection | 'terms' | 'ratings' | 'currencies' | 'occupancy';

export interface StoredOffer {
  readonly id: string;
  readonly data: unknown;
}

/** A browser reads through the rules, the server reads the database directly. */
export interface OfferSource {
  /** All offers, or the given number of featured ones. */
  list(collection: OfferCollection, featured?: number): Promise<StoredOffer[]>;
  find(collection: PublicCollection, id: string): Promise<StoredOffer | undefined>;
}

export interface Rating {
  /** Stars, one to five, with one decimal. */
  average: number;
  count: number;
}

export type Rated<Offer> = Offer & { rating?: Rating };

export function ratingOf(reviews: { count: number; sum: number } | undefined): Rating | undefined {
  if (!reviews || reviews.count === 0) return undefined;
  const { count, sum } = reviews;
  return { average: Math.round((sum * 10) / count) / 10, count };
}

export const tourCategories = ['adventure', 'romantic', 'family', 'cultural'] as const;
export type TourCategory = (typeof tourCategories)[number];

const isTourCategory = (value: string): value is TourCategory =>
  (tourCategories as readonly string[]).includes(value);

/** In the admin area any other value counts as adventure. */
export const toTourCategory = (value: string): TourCategory =>
  isTourCategory(value) ? value : 'adventure';
