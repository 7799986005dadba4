export type OfferCollection = 'tours' | 'villas';

/** Collections from which public pages read single documents. */
export type PublicCollection = OfferCollection | 'terms' | 'ratings' | 'currencies' | 'occupancy';

/** A document before validation. */
export interface StoredOffer {
  readonly id: string;
  readonly data: unknown;
}

/** The data source of public pages: a browser reads through the rules, the server reads the database directly. */
export interface OfferSource {
  /** All offers, or the given number of featured ones. */
  list(collection: OfferCollection, featured?: number): Promise<StoredOffer[]>;
  find(collection: PublicCollection, id: string): Promise<StoredOffer | undefined>;
}
