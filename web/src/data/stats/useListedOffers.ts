import { documents, statsOffersSchema } from '@selasar/domain';
import type { StatsOffers } from '@selasar/domain';
import { useDocument } from '../firebase/live/useDocument.ts';

/** Report data about all offers: one document. */
export const useListedOffers = () =>
  useDocument<StatsOffers>(documents.offers, (found) =>
    statsOffersSchema.parse(found.data() ?? {}),
  );
