import { sharePicture, shareSize, t } from '@selasar/domain';
import type { PlainMessage } from '@selasar/domain';
import { isOwn } from '../../pictures/isOwn.ts';

export interface ShownPicture {
  src: string;
  alt: string;
}

/** What stands for a page where its link is pasted. */
export interface SharedPicture extends ShownPicture {
  /** Where it is known. */
  size?: { width: number; height: number };
}

const heroAlts = {
  batur: 'Three walkers watch the sun rise beside Mount Batur',
  terraces: 'Rice terraces and palms in front of a volcano',
  cliffs: 'A villa with a pool above the sea at sunset',
} as const satisfies Record<string, PlainMessage>;

/** The picture of a hero. */
export const heroPicture = (name: keyof typeof heroAlts): ShownPicture => ({
  src: `/images/hero/${name}.webp`,
  alt: t(heroAlts[name]),
});

/**
 * What stands for a page that shows a picture. One of which nothing is made is given as it is. For a picture from
 * elsewhere the site's own stands in.
 */
export function sharedPicture({ src, alt }: ShownPicture): SharedPicture {
  if (!isOwn(src)) return sharedPicture(heroPicture('batur'));
  const made = sharePicture(src);
  return made ? { src: made, alt, size: shareSize } : { src, alt };
}
