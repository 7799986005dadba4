import type { OtherTexts } from '@selasar/brand/schema';
import { filled } from '@selasar/brand/texts/filled';

export const otherTexts: OtherTexts = {
  id: async () => filled((await import('./texts/id.json')).default),
};
