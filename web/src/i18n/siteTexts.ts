import { siteTexts as english } from '@selasar/brand/texts';
import { currentLocale } from '@selasar/domain';
import type { SiteTexts } from '@selasar/brand/schema';

/** What the pages say in the company's own words, in the language that is spoken. */
export const siteTexts = (): SiteTexts => currentLocale().texts?.siteTexts ?? english;
