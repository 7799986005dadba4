import { isPublic } from '../worker/cachedPages.ts';
import type { Visit } from '../worker/visit.ts';

/**
 * Sends the worker, if there is one, the page and pictures that the visitor sees, for offline support. Addresses with a
 * key are never sent.
 */
export function postVisit(page: string, pictures: readonly string[] = []): void {
  if (!isPublic(page)) return;
  const visit: Visit = { page, pictures };
  navigator.serviceWorker?.controller?.postMessage(visit);
}
