import type { OtherTexts } from './schema/index.ts';
import { filled } from './texts/filled.ts';

/** The languages of the site beside English, each with the company's texts. Without a line it is in English alone. */
export const otherTexts: OtherTexts = {
  de: async () => filled((await import('./texts/de.json')).default),
  id: async () => filled((await import('./texts/id.json')).default),
  ja: async () => filled((await import('./texts/ja.json')).default),
  zh: async () => filled((await import('./texts/zh.json')).default),
};
