import type { OfferSource } from '@selasar/domain/offers';

let given: OfferSource | undefined;

export function readOffersFrom(source: OfferSource): void {
  given = source;
}

export const offerSource = async (): Promise<OfferSource> =>
  given ?? (await import('./firestoreSource.ts')).firestoreSource;
