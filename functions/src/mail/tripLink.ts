import { currentLocale, mainLanguage } from '@selasar/domain/i18n';
import { siteOrigin } from '../platform/siteOrigin.ts';

/** As in web/src/i18n/address.ts. */
export function tripLink(key: string): string {
  const { language } = currentLocale();
  return `${siteOrigin()}${language === mainLanguage ? '' : `/${language}`}/trip/${key}`;
}
