import type { OfferSource } from '@selasar/domain';

let given: OfferSource | undefined;

/** Set once by the server, which reads the database directly. */
export function readOffersFrom(source: OfferSource): void {
  given = source;
}

/** A browser reads from Firestore; its client loads at first use. */
export const offerSource = async (): Promise<OfferSource> =>
  given ?? (await import('./firestoreSource.ts')).firestoreSource;
