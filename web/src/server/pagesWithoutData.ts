import { languageCodes } from '@selasar/domain';
import { addressIn } from '../i18n/address.ts';
import { sitePages } from '../site/routes.ts';

/** Addresses of pages without loaders, which stay the same until the next build. */
export const pagesWithoutData = sitePages.flatMap(({ path, loader }) =>
  path && path !== '*' && !loader ? [path] : [],
);

/** The same in every language. */
export const addressesWithoutData = languageCodes.flatMap((code) =>
  pagesWithoutData.map((path) => addressIn(code, path)),
);
