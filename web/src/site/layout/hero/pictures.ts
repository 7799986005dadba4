import { pictures } from '@selasar/brand';
import { hero } from './hero.ts';

const { home, tours, villas } = pictures.hero;
const all = [home, tours, villas];

/** The three pictures that a banner goes round, beginning with its own. */
export const picturesFrom = (first: string): string[] =>
  [first, ...all.filter((src) => src !== first)].slice(0, hero.imageCount);
