import { isPublic, type PageView } from '../worker/cachedPages.ts';

/** For offline support. Addresses with a key are never sent. */
export function postPageView(page: string, pictures: readonly string[] = []): void {
  if (!isPublic(page)) return;
  const view: PageView = { page, pictures };
  navigator.serviceWorker?.controller?.postMessage(view);
}
