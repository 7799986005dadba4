import { useEffect } from 'react';
import { useHref } from 'react-router-dom';
import { browserKeys } from '../../../browserKeys.ts';
import { tabStorage, clearTab } from '../../../browserStorage.ts';
import { paths } from '../../../paths.ts';
import { forgetAllUnanswered } from './unanswered.ts';

const stored = browserKeys.trip;

/** A request with it joins the trip. */
export function storedTripKey(): { tripKey?: string } {
  const tripKey = tabStorage.read(stored);
  return tripKey ? { tripKey } : {};
}

export function storeTripKey(key: string | undefined): void {
  if (key) tabStorage.write(stored, key);
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('forgotten-trip');
  } catch {
    // An old browser has none, and one that blocks storage may refuse it.
    return undefined;
  }
}

export function postForgotten(key: string): void {
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
  channel?.postMessage(key);
  channel?.close();
}

export function onForgottenElsewhere(listener: (key: string) => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }) => listener(data as string));
  return () => channel?.close();
}

function leaveTrip(home: string): void {
  clearTab();
  forgetAllUnanswered();
  // A full page load, so that no data is left in the page and Back does not lead here.
  window.location.replace(home);
}

export function useForgetTrip(key: string): () => void {
  const home = useHref(paths.home);
  return () => {
    postForgotten(key);
    leaveTrip(home);
  };
}

export function useForgottenElsewhere(key: string): void {
  const home = useHref(paths.home);
  useEffect(
    () =>
      onForgottenElsewhere((forgotten) => {
        if (forgotten === key) leaveTrip(home);
      }),
    [key, home],
  );
}
