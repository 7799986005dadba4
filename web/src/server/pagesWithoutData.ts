import { languageCodes } from '@selasar/domain/i18n';
import { addressIn } from '../i18n/address.ts';
import { sitePages } from '../site/routes.ts';

export const pagesWithoutData = sitePages.flatMap(({ path, loader }) =>
  path && path !== '*' && !loader ? [path] : [],
);

export const addressesWithoutData = languageCodes.flatMap((code) =>
  pagesWithoutData.map((path) => addressIn(code, path)),
);
