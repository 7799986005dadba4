import { useEffect } from 'react';
import { useHref } from 'react-router-dom';
import { clearTab } from '../../browserStorage.ts';
import { deleteTripCopy } from '../../data/trips/tripCopy.ts';
import { paths } from '../../paths.ts';
import { onForgottenElsewhere, postForgotten } from './forgottenTrips.ts';
import { removeTripKey } from './storedTripKey.ts';

async function leaveTrip(key: string, home: string): Promise<void> {
  clearTab();
  await deleteTripCopy(key);
  // A full page load, so that no data is left in the page and Back does not lead here.
  window.location.replace(home);
}

/** Removes the trip from this device, also from other tabs that show it. */
export function useForgetTrip(key: string): () => Promise<void> {
  const home = useHref(paths.home);
  return async () => {
    removeTripKey(key);
    postForgotten(key);
    await leaveTrip(key, home);
  };
}

/** Leaves the trip's page when another tab has forgotten the trip. */
export function useForgottenElsewhere(key: string): void {
  const home = useHref(paths.home);
  useEffect(
    () =>
      onForgottenElsewhere((forgotten) => {
        if (forgotten === key) void leaveTrip(key, home);
      }),
    [key, home],
  );
}
