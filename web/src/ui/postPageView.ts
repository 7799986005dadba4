import { isPublic } from '../worker/cachedPages.ts';
import type { PageView } from '../worker/pageView.ts';

/**
 * Sends the worker, if there is one, the page and pictures that the visitor sees, for offline support. Addresses with a
 * key are never sent.
 */
export function postPageView(page: string, pictures: readonly string[] = []): void {
  if (!isPublic(page)) return;
  const view: PageView = { page, pictures };
  navigator.serviceWorker?.controller?.postMessage(view);
}
