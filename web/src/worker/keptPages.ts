import { paths } from '../paths.ts';

/** The cache of visited pages as the server rendered them. The worker writes it, and the offline page lists it. */
export const pagesCache = 'pages';

/** Additional headers of a kept page: when it was kept (milliseconds), its encoded title, and its entry file. */
export const keptAtHeader = 'X-Kept-At';
export const keptTitleHeader = 'X-Kept-Title';
export const keptEntryHeader = 'X-Kept-Entry';

/** The meta element of a kept page that says when it was kept. */
export const keptAtMeta = 'kept-at';

/** Pages with keys, sessions and guests' data are never kept. */
const neverKept = [paths.admin.dashboard, paths.auth(), paths.findTrip, paths.crew('')];

/** Removes the code of the language, as in '/id/trip'. */
const inEnglish = (pathname: string): string => pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '');

export function isPublic(pathname: string): boolean {
  const asked = inEnglish(pathname);
  return !neverKept.some((path) => asked === path || asked.startsWith(path.replace(/\/?$/, '/')));
}
