import { useEffect, useState, useSyncExternalStore } from 'react';
import { cachedAtMeta, isPublic, type PageView } from '../worker/cachedPages.ts';

const never = () => () => undefined;
const meta = () => document.querySelector<HTMLMetaElement>(`meta[name="${cachedAtMeta}"]`);
const read = (): number | undefined => Number(meta()?.content) || undefined;

/** Milliseconds. Only for the page that the document opened with: after leaving and returning, the page is current. */
export function useCachedAt(pathname: string): number | undefined {
  const [opened] = useState(pathname);
  const cachedAt = useSyncExternalStore(never, read, () => undefined);
  const isLeft = pathname !== opened;
  useEffect(() => {
    if (isLeft) meta()?.remove();
  }, [isLeft]);
  return isLeft ? undefined : cachedAt;
}

/** For offline support. Addresses with a key are never sent. */
export function postPageView(page: string, pictures: readonly string[] = []): void {
  if (!isPublic(page)) return;
  const view: PageView = { page, pictures };
  navigator.serviceWorker?.controller?.postMessage(view);
}
