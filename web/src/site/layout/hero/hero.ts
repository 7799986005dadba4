import { pictures } from '@selasar/brand';

export const hero = {
  rotationMs: 4000,
  fadeGapMs: 300,
  imageCount: 3,
  /** In percent of the viewport's height. */
  heights: { full: 100, large: 80, medium: 60, small: 40 },
  defaultHeight: 'large',
} as const;

const { home, tours, villas } = pictures.hero;
const all = [home, tours, villas];
const heroNames = ['home', 'tours', 'villas'] as const;

/** The part that a narrow screen shows, as a CSS position. */
export function focusOf(src: string): string | undefined {
  const name = heroNames.find((one) => pictures.hero[one] === src);
  return name && pictures.focus?.[name];
}

export const picturesFrom = (first: string): string[] =>
  [first, ...all.filter((src) => src !== first)].slice(0, hero.imageCount);
