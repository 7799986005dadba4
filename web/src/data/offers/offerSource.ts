import type { OfferSource } from '@selasar/domain';

let given: OfferSource | undefined;

/** Said once, by the server, which reads the database itself. */
export function readOffersFrom(source: OfferSource): void {
  given = source;
}

/** A browser asks Firestore, whose client it loads when it is first needed. */
export const offerSource = async (): Promise<OfferSource> =>
  given ?? (await import('./firestoreSource.ts')).firestoreSource;
