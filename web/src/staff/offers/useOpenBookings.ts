import type { OfferCollection } from '@selasar/domain';
import { useEffect, useState } from 'react';
import { countOpenBookings } from '../../data/bookings/countOpenBookings.ts';
import { baliToday } from '../../clock/baliToday.ts';

type Count = number | 'counting' | 'failed';

/** Number of open bookings of a tour or villa, counted once its slug is given. */
export function useOpenBookings(collection: OfferCollection, slug: string | undefined): Count {
  const [known, setKnown] = useState<{ slug: string; count: Count }>();
  useEffect(() => {
    if (slug === undefined) return undefined;
    let isWanted = true;
    const setCount = (count: Count) => {
      if (isWanted) setKnown({ slug, count });
    };
    setCount('counting');
    countOpenBookings(collection, slug, baliToday()).then(setCount, () => setCount('failed'));
    return () => {
      isWanted = false;
    };
  }, [collection, slug]);
  return known && known.slug === slug ? known.count : 'counting';
}
