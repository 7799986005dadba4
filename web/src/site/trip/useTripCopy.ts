import { useEffect, useState } from 'react';
import type { useTrip } from '../../data/trips/useTrip.ts';
import { deleteTripCopy, saveTripCopy, readTripCopy } from '../../data/trips/tripCopy.ts';
import type { TripCopy } from '../../data/trips/tripCopy.ts';

/**
 * Caches a trip, and returns the copy when the trip cannot be loaded: undefined while not requested, null if there
 * is none. The copy of an invalid key is removed.
 */
export function useTripCopy(
  key: string,
  trip: ReturnType<typeof useTrip>,
): TripCopy | null | undefined {
  const [copy, setCopy] = useState<TripCopy | null>();
  useEffect(() => {
    if (trip.status === 'success') void saveTripCopy(key, trip.view);
    if (trip.status !== 'error') return;
    if (trip.error.code === 'trip-not-found') void deleteTripCopy(key);
    else void readTripCopy(key).then((found) => setCopy(found ?? null));
  }, [key, trip]);
  return copy;
}
