import { sitePages } from '../site/routes.ts';

/** Addresses of pages that are the same until the next build: nothing of them is loaded. */
export const pagesWithoutData = sitePages.flatMap(({ path, loader }) =>
  path && path !== '*' && !loader ? [path] : [],
);
