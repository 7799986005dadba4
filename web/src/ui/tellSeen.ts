import { isPublic } from '../worker/keptPages.ts';
import type { Seen } from '../worker/seen.ts';

/**
 * Tells the worker, where there is one, what the visitor sees, for when there is no line. No address leaves the page that
 * opens more than a page.
 */
export function tellSeen(page: string, pictures: readonly string[] = []): void {
  if (!isPublic(page)) return;
  const seen: Seen = { page, pictures };
  navigator.serviceWorker?.controller?.postMessage(seen);
}
