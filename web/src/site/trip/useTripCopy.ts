import { useEffect, useState } from 'react';
import type { useTrip } from '../../data/trips/useTrip.ts';
import { forgetTripCopy, keepTripCopy, readTripCopy } from '../../data/trips/tripCopy.ts';
import type { TripCopy } from '../../data/trips/tripCopy.ts';

/**
 * Keeps what a trip shows, and answers it where the trip cannot be had: undefined as long as it is not looked for, null
 * when there is none. A key that opens nothing any more is forgotten.
 */
export function useTripCopy(
  key: string,
  trip: ReturnType<typeof useTrip>,
): TripCopy | null | undefined {
  const [copy, setCopy] = useState<TripCopy | null>();
  useEffect(() => {
    if (trip.status === 'success') void keepTripCopy(key, trip.view);
    if (trip.status !== 'error') return;
    if (trip.error.code === 'trip-not-found') void forgetTripCopy(key);
    else void readTripCopy(key).then((found) => setCopy(found ?? null));
  }, [key, trip]);
  return copy;
}
