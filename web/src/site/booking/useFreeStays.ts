import type { Stay } from '@selasar/domain';
import { useEffect, useState } from 'react';
import { isSameStay } from './isSameStay.ts';
import type { Refusal } from './useBooking.ts';
import type { TakenNights } from './useTakenNights.ts';

interface Offer {
  instead: Stay;
  stays: readonly Stay[];
}

/**
 * Free stays to choose from when nights of the wished one are taken, be it known here or said by the server. They stay
 * in view while the wish is that one or one of them.
 */
export function useFreeStays(
  { startDate, endDate }: Stay,
  isTaken: boolean,
  refusal: Refusal | undefined,
  { findFreeStays }: Pick<TakenNights, 'findFreeStays'>,
): readonly Stay[] {
  const [found, setFound] = useState<Offer>();

  useEffect(() => {
    if (!isTaken) return undefined;
    let current = true;
    const instead = { startDate, endDate };
    void findFreeStays(instead).then((stays) => {
      if (current) setFound({ instead, stays });
    });
    return () => {
      current = false;
    };
  }, [isTaken, startDate, endDate, findFreeStays]);

  const refused = refusal?.details.freeStays && {
    instead: refusal.values,
    stays: refusal.details.freeStays,
  };
  const offer = [found, refused].find(
    (each) =>
      each &&
      [each.instead, ...each.stays].some((stay) => isSameStay(stay, { startDate, endDate })),
  );
  return offer?.stays ?? [];
}
