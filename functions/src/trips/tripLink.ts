import { mainLanguage, currentLocale } from '@selasar/domain';
import { projectID } from 'firebase-functions/params';
import { settings } from '../platform/settings.ts';

/** Its own domains, as far as they are set: a test that runs functions in its own process may set nothing. */
const ownOrigins = (): string[] =>
  process.env['SITE_ORIGINS'] ? settings.siteOrigins.value() : [];

/** Where the site is: its own first domain, or the one that Firebase gives it. A local suite says which port is its own. */
const siteOrigin = (): string =>
  process.env['SITE_ORIGIN'] ?? ownOrigins()[0] ?? `https://${projectID.value()}.web.app`;

/** The address of a trip's page in the language of the mail; as in web/src/i18n/address.ts. */
export function tripLink(key: string): string {
  const { language } = currentLocale();
  return `${siteOrigin()}${language === mainLanguage ? '' : `/${language}`}/trip/${key}`;
}
