import { paths } from '../paths.ts';

/** Pages that were seen, as the server drew them. The worker writes them, and the page without a line lists them. */
export const pagesCache = 'pages';

/** Headers that a kept page has besides its own: when it was kept (milliseconds), and its title, encoded. */
export const keptAtHeader = 'X-Kept-At';
export const keptTitleHeader = 'X-Kept-Title';

/** What a kept page says in its head of when it was kept. */
export const keptAtMeta = 'kept-at';

/** Where keys, sessions and guests' data are: none of it is kept. */
const neverKept = [paths.admin.dashboard, paths.auth(), paths.findTrip, paths.crew('')];

export const isPublic = (pathname: string): boolean =>
  !neverKept.some((path) => pathname === path || pathname.startsWith(path.replace(/\/?$/, '/')));

interface KeptPage {
  readonly path: string;
  readonly title: string;
}

/** The pages that open without a line, the one seen last first. */
export async function listKeptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(pagesCache);
  const requests = (await cache.keys()).toReversed();
  const pages = requests.map(async (request) => {
    const title = (await cache.match(request))?.headers.get(keptTitleHeader);
    return title ? [{ path: new URL(request.url).pathname, title: decodeURIComponent(title) }] : [];
  });
  return (await Promise.all(pages)).flat();
}
