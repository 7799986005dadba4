import type { OtherSamples } from '@selasar/brand/schema';

export const otherSamples: OtherSamples = {
  id: async () => (await import('./id.json')).default,
};
