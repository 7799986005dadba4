import { mainLanguage, currentLocale } from '@selasar/domain';
import { projectID } from 'firebase-functions/params';
import { settings } from '../platform/settings.ts';

/** The site's own domains; empty if unset, as in tests that run functions in their own process. */
const ownOrigins = (): string[] =>
  process.env['SITE_ORIGINS'] ? settings.siteOrigins.value() : [];

/** The origin of the site: its first own domain, or the one from Firebase. A local suite sets its port. */
const siteOrigin = (): string =>
  process.env['SITE_ORIGIN'] ?? ownOrigins()[0] ?? `https://${projectID.value()}.web.app`;

/** The link of a trip's page in the language of the mail; as in web/src/i18n/address.ts. */
export function tripLink(key: string): string {
  const { language } = currentLocale();
  return `${siteOrigin()}${language === mainLanguage ? '' : `/${language}`}/trip/${key}`;
}
