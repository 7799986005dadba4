import { hero } from './hero.ts';

const all = ['batur', 'terraces', 'cliffs'].map((name) => `/images/hero/${name}.webp`);

/** The three pictures that a banner goes round, beginning with its own. */
export const picturesFrom = (first: string): string[] =>
  [first, ...all.filter((src) => src !== first)].slice(0, hero.imageCount);
