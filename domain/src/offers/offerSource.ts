export type OfferCollection = 'tours' | 'villas';

/** A document of a tour or villa, unchecked. */
export interface StoredOffer {
  readonly id: string;
  readonly data: unknown;
}

/** Where the public pages read tours and villas: a browser through the rules, the server from the database itself. */
export interface OfferSource {
  /** All of them, or the given number of featured ones. */
  list(collection: OfferCollection, featured?: number): Promise<StoredOffer[]>;
  find(collection: OfferCollection, slug: string): Promise<StoredOffer | undefined>;
}
