import { keptTitleHeader, pagesCache } from '../../../worker/keptPages.ts';

export interface KeptPage {
  readonly path: string;
  readonly title: string;
}

/** A title as it stands in a page's HTML. */
const textOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

/** The pages that open without a line, the one seen last first. Rejects where there is no storage. */
export async function listKeptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(pagesCache);
  const requests = (await cache.keys()).toReversed();
  const pages = requests.map(async (request) => {
    const title = (await cache.match(request))?.headers.get(keptTitleHeader);
    if (!title) return [];
    return [{ path: new URL(request.url).pathname, title: textOf(decodeURIComponent(title)) }];
  });
  return (await Promise.all(pages)).flat();
}
