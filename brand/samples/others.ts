import type { OtherSamples } from '../schema/index.ts';

/** The samples in other languages than English, where they are translated. */
export const otherSamples: OtherSamples = {
  de: async () => (await import('./de.json')).default,
  id: async () => (await import('./id.json')).default,
  ja: async () => (await import('./ja.json')).default,
  zh: async () => (await import('./zh.json')).default,
};
