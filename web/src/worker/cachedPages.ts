import { paths } from '../paths.ts';

export const pagesCache = 'pages';

/** Additional headers of a cached page: when it was cached (milliseconds), its encoded title, and its entry file. */
export const cachedAtHeader = 'X-Cached-At';
export const cachedTitleHeader = 'X-Cached-Title';
export const cachedEntryHeader = 'X-Cached-Entry';

export const cachedAtMeta = 'cached-at';

/** Pages with keys, sessions and guests' data are never cached. */
const neverCached = [paths.admin.dashboard, paths.auth(), paths.findTrip, paths.crew('')];

const inEnglish = (pathname: string): string => pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '');

export function isPublic(pathname: string): boolean {
  const visited = inEnglish(pathname);
  return !neverCached.some(
    (path) => visited === path || visited.startsWith(path.replace(/\/?$/, '/')),
  );
}

export interface PageView {
  readonly page: string;
  readonly pictures: readonly string[];
}
