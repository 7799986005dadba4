import { paths } from '../paths.ts';

/** Pages that were seen, as the server drew them. The worker writes them, and the page without a line lists them. */
export const pagesCache = 'pages';

/** Headers that a kept page has besides its own: when it was kept (milliseconds), its title, encoded, and its entry file. */
export const keptAtHeader = 'X-Kept-At';
export const keptTitleHeader = 'X-Kept-Title';
export const keptEntryHeader = 'X-Kept-Entry';

/** What a kept page says in its head of when it was kept. */
export const keptAtMeta = 'kept-at';

/** Where keys, sessions and guests' data are: none of it is kept. */
const neverKept = [paths.admin.dashboard, paths.auth(), paths.findTrip, paths.crew('')];

/** Below the code of a language, as in '/id/trip', lies the same as in English. */
const inEnglish = (pathname: string): string => pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '');

export function isPublic(pathname: string): boolean {
  const asked = inEnglish(pathname);
  return !neverKept.some((path) => asked === path || asked.startsWith(path.replace(/\/?$/, '/')));
}
