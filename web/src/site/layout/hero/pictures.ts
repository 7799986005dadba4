import { pictures } from '@selasar/brand';
import { hero } from './hero.ts';

const { home, tours, villas } = pictures.hero;
const all = [home, tours, villas];

/** The three pictures of a banner in rotation, starting with its own. */
export const picturesFrom = (first: string): string[] =>
  [first, ...all.filter((src) => src !== first)].slice(0, hero.imageCount);
