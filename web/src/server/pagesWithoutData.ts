import { languageCodes } from '@selasar/domain';
import { addressIn } from '../i18n/address.ts';
import { sitePages } from '../site/routes.ts';

/** Addresses of pages that are the same until the next build: nothing of them is loaded. */
export const pagesWithoutData = sitePages.flatMap(({ path, loader }) =>
  path && path !== '*' && !loader ? [path] : [],
);

/** In every language. */
export const addressesWithoutData = languageCodes.flatMap((code) =>
  pagesWithoutData.map((path) => addressIn(code, path)),
);
