import { siteTexts as english } from '@selasar/brand/texts';
import { currentLocale } from '@selasar/domain/i18n';
import type { SiteTexts } from '@selasar/brand/schema';

export const siteTexts = (): SiteTexts => currentLocale().texts?.siteTexts ?? english;
