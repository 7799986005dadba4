import { filesPrefix, ownCache } from './files.ts';
import { cachedEntryHeader, pagesCache } from './cachedPages.ts';

declare const self: ServiceWorkerGlobalScope;

/** The most earlier versions that remain, while cached pages belong to them. */
const mostOld = 2;

/** Cached pages of other versions, and the entry file of each. */
async function oldPages() {
  const [own, cache] = await Promise.all([caches.open(ownCache), caches.open(pagesCache)]);
  const pages = (await cache.keys()).map(async (request) => {
    const page = await cache.match(request);
    const entry = page?.headers.get(cachedEntryHeader) ?? '';
    // The previous version also has files of this one, which it served before this worker was active.
    return { request, entry, isOwn: Boolean(await own.match(entry)) };
  });
  return { cache, pages: (await Promise.all(pages)).filter(({ isOwn }) => !isOwn) };
}

/**
 * Deletes the files of other versions as soon as no open page can need them, and the cached pages that would not work
 * without these files.
 */
export async function deleteOldCaches(): Promise<void> {
  // Must come first: a moment later the loading page is one of them.
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { installing, waiting } = self.registration;
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(filesPrefix) && name !== ownCache,
  );
  if (open.length > 0 || old.length === 0 || installing || waiting) return;

  const { cache, pages } = await oldPages();
  let left = mostOld;
  for (const name of old.toReversed()) {
    const files = await caches.open(name);
    const needed = await Promise.all(pages.map(({ entry }) => files.match(entry)));
    if (left > 0 && needed.some(Boolean)) left -= 1;
    else await caches.delete(name);
  }
  for (const { request, entry } of pages) {
    if (!(await caches.match(entry))) await cache.delete(request);
  }
}
