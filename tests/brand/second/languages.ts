import type { OtherTexts } from '@selasar/domain/brand';

/** The languages of the site beside English, with the company's texts. An empty list, {}, is a site in English alone. */
export const otherTexts: OtherTexts = {
  id: () => import('./texts/id/index.ts'),
};
