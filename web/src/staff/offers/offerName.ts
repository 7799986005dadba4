import type { OfferCollection } from '@selasar/domain/offers';

export const offerName: Record<OfferCollection, string> = { tours: 'Tour', villas: 'Villa' };

export const offerNameInText = (collection: OfferCollection): string =>
  offerName[collection].toLowerCase();
