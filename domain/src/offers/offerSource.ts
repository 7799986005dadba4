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
