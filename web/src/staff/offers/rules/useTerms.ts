import type { BookingType } from '@selasar/domain/core';
import type { OfferTerms } from '@selasar/domain/pricing';
import { useEffect, useState } from 'react';
import { readTerms } from '../../../data/offers/useOffers.ts';

/** Read once; undefined until known, and if none are requested. */
export function useTerms(type: BookingType, itemId: string | undefined): OfferTerms | undefined {
  const [known, setKnown] = useState<{ itemId: string; terms: OfferTerms | undefined }>();
  useEffect(() => {
    if (itemId === undefined) return undefined;
    let isWanted = true;
    readTerms(type, itemId).then(
      (terms) => {
        if (isWanted) setKnown({ itemId, terms });
      },
      // It only adds an explanation: the sheet is complete without it.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [type, itemId]);
  return itemId !== undefined && known?.itemId === itemId ? known.terms : undefined;
}
