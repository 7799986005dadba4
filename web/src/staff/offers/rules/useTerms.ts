import type { BookingType, OfferTerms } from '@selasar/domain';
import { useEffect, useState } from 'react';
import { readTerms } from '../../../data/offers/readTerms.ts';

/** What decides whether a tour or villa may be booked, read once; undefined until it is known, and when nothing is asked. */
export function useTerms(type: BookingType, itemId: string | undefined): OfferTerms | undefined {
  const [known, setKnown] = useState<{ itemId: string; terms: OfferTerms | undefined }>();
  useEffect(() => {
    if (itemId === undefined) return undefined;
    let isWanted = true;
    readTerms(type, itemId).then(
      (terms) => {
        if (isWanted) setKnown({ itemId, terms });
      },
      // It is an explanation only: without it the sheet is whole.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [type, itemId]);
  return itemId !== undefined && known?.itemId === itemId ? known.terms : undefined;
}
