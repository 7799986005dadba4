// Carries the key of a forgotten trip to the browser's other tabs, which may show it.

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

/** Calls the listener with the key of each trip that another tab forgets. Returns a function that ends it. */
export function onForgottenElsewhere(listener: (key: string) => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }) => listener(data as string));
  return () => channel?.close();
}
