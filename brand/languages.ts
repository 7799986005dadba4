import type { OtherSamples, OtherTexts } from './schema/index.ts';

/** The languages of the site beside English, each with the company's texts. Without a line it is in English alone. */
export const otherTexts: OtherTexts = {
  id: () => import('./texts/id/index.ts'),
};

/** The samples in these languages, where they are translated. */
export const otherSamples: OtherSamples = {
  id: () => import('./texts/id/samples.ts'),
};
