import { useEffect } from 'react';
import { useHref } from 'react-router-dom';
import { clearTab } from '../../browserStorage.ts';
import { deleteTripCopy } from '../../data/trips/tripCopy.ts';
import { paths } from '../../paths.ts';
import { removeTripKey } from './storedTripKey.ts';

/** Carries the key of a forgotten trip to the browser's other tabs, where its page may be open. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('forgotten-trip');
  } catch {
    // An old browser has none, and one that blocks storage may refuse it.
    return undefined;
  }
}

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
    removeTripKey();
    const channel = openChannel();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
    channel?.postMessage(key);
    channel?.close();
    await leaveTrip(key, home);
  };
}

/** Leaves the trip's page when another tab has forgotten the trip. */
export function useForgottenElsewhere(key: string): void {
  const home = useHref(paths.home);
  useEffect(() => {
    const channel = openChannel();
    channel?.addEventListener('message', ({ data }) => {
      if (data === key) void leaveTrip(key, home);
    });
    return () => channel?.close();
  }, [key, home]);
}
