import { cachedTitleHeader, pagesCache } from '../../../worker/cachedPages.ts';

export interface CachedPage {
  readonly path: string;
  readonly title: string;
}

/** Decodes a title from a page's HTML. */
const textOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

/** The pages available offline, the last visited first. Rejects without storage. */
export async function listCachedPages(): Promise<CachedPage[]> {
  const cache = await caches.open(pagesCache);
  const requests = (await cache.keys()).toReversed();
  const pages = requests.map(async (request) => {
    const title = (await cache.match(request))?.headers.get(cachedTitleHeader);
    if (!title) return [];
    return [{ path: new URL(request.url).pathname, title: textOf(decodeURIComponent(title)) }];
  });
  return (await Promise.all(pages)).flat();
}
