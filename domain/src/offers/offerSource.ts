export type OfferCollection = 'tours' | 'villas';

/** Collections of which public pages read single documents. */
export type PublicCollection = OfferCollection | 'terms' | 'ratings' | 'currencies';

/** A document, unchecked. */
export interface StoredOffer {
  readonly id: string;
  readonly data: unknown;
}

/** Where the public pages read what they show: a browser through the rules, the server from the database itself. */
export interface OfferSource {
  /** All of them, or the given number of featured ones. */
  list(collection: OfferCollection, featured?: number): Promise<StoredOffer[]>;
  find(collection: PublicCollection, id: string): Promise<StoredOffer | undefined>;
}
