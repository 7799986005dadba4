import { siteTexts as english } from '@selasar/brand/texts';
import { spoken } from '@selasar/domain';
import type { SiteTexts } from '@selasar/domain/brand';

/** What the pages say in the company's own words, in the language that is spoken. */
export const siteTexts = (): SiteTexts => spoken().texts?.siteTexts ?? english;
