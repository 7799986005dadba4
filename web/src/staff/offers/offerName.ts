import type { OfferCollection } from '@selasar/domain';

/** The name of an offer's kind at the beginning of a sentence. */
export const offerName: Record<OfferCollection, string> = { tours: 'Tour', villas: 'Villa' };

/** The same within a sentence. */
export const offerNameInText = (collection: OfferCollection): string =>
  offerName[collection].toLowerCase();
