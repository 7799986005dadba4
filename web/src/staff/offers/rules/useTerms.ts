import { type BookingType } from '@selasar/domain/core';
import { type OfferTerms } from '@selasar/domain/pricing';
import { readTerms } from '../../../data/offers/useOffers.ts';
import { useRead } from '../../common/useRead.ts';

/** Read once; undefined until known, and if none are requested. */
export function useTerms(type: BookingType, itemId: string | undefined): OfferTerms | undefined {
  // A failure is not shown: it only adds an explanation, and the sheet is complete without it.
  const live = useRead(itemId, (id) => readTerms(type, id));
  return live.status === 'success' ? live.data : undefined;
}
