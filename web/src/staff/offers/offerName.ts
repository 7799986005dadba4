import type { OfferKind } from '../../data/offers/kinds.ts';

/** What one of them is called, at the beginning of a sentence. */
export const offerName: Record<OfferKind, string> = { tours: 'Tour', villas: 'Villa' };

/** The same within a sentence. */
export const offerNameInText = (collection: OfferKind): string =>
  offerName[collection].toLowerCase();
