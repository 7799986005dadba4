import type { Seen } from '../worker/seen.ts';

/** Tells the worker, where there is one, what the visitor sees, for when there is no line. */
export function tellSeen(page: string, pictures: readonly string[] = []): void {
  const seen: Seen = { page, pictures };
  navigator.serviceWorker?.controller?.postMessage(seen);
}
