import { mainLanguage, currentLocale } from '@selasar/domain';
import { siteOrigin } from '../platform/siteOrigin.ts';

/** The link of a trip's page in the language of the mail; as in web/src/i18n/address.ts. */
export function tripLink(key: string): string {
  const { language } = currentLocale();
  return `${siteOrigin()}${language === mainLanguage ? '' : `/${language}`}/trip/${key}`;
}
