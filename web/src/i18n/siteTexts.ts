import { siteTexts as english } from '@selasar/brand/texts';
import { currentLocale } from '@selasar/domain';
import type { SiteTexts } from '@selasar/brand/schema';

/** The company's own texts in the current language. */
export const siteTexts = (): SiteTexts => currentLocale().texts?.siteTexts ?? english;
