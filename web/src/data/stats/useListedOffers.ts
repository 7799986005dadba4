import { documents, statsOffersSchema } from '@selasar/domain';
import type { StatsOffers } from '@selasar/domain';
import { useWatchedDocument } from '../firebase/reactfire/useWatchedDocument.ts';

/** Report data about all offers: one document. */
export const useListedOffers = () =>
  useWatchedDocument<StatsOffers>(documents.offers, (found) =>
    statsOffersSchema.parse(found.data() ?? {}),
  );
