import { isPublic } from '../worker/keptPages.ts';
import type { Seen } from '../worker/seen.ts';

/**
 * Sends the worker, if there is one, the page and pictures that the visitor sees, for offline support. Addresses with a
 * key are never sent.
 */
export function tellSeen(page: string, pictures: readonly string[] = []): void {
  if (!isPublic(page)) return;
  const seen: Seen = { page, pictures };
  navigator.serviceWorker?.controller?.postMessage(seen);
}
