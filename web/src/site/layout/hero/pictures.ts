import { pictures } from '@selasar/brand';
import { hero } from './hero.ts';

const { home, tours, villas } = pictures.hero;
const all = [home, tours, villas];
const heroNames = ['home', 'tours', 'villas'] as const;

/** The part of a banner's picture that a narrow screen shows, as a CSS position. */
export function focusOf(src: string): string | undefined {
  const name = heroNames.find((one) => pictures.hero[one] === src);
  return name && pictures.focus?.[name];
}

/** The three pictures of a banner in rotation, starting with its own. */
export const picturesFrom = (first: string): string[] =>
  [first, ...all.filter((src) => src !== first)].slice(0, hero.imageCount);
