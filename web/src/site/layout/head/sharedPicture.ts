import { pictures } from '@selasar/brand';
import type { SiteTexts } from '@selasar/brand/schema';
import { sharePicture, shareSize } from '@selasar/domain';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { isOwn } from '../../../pictures/isOwn.ts';

export interface ShownPicture {
  src: string;
  alt: string;
}

/** What stands for a page where its link is pasted. */
export interface SharedPicture extends ShownPicture {
  /** Where it is known. */
  size?: { width: number; height: number };
}

/** The picture of a hero. */
export const heroPicture = (page: keyof SiteTexts['heroAlts']): ShownPicture => ({
  src: pictures.hero[page],
  alt: siteTexts().heroAlts[page],
});

/**
 * What stands for a page that shows a picture. One of which nothing is made is given as it is. For a picture from
 * elsewhere the site's own stands in.
 */
export function sharedPicture({ src, alt }: ShownPicture): SharedPicture {
  if (!isOwn(src)) return sharedPicture(heroPicture('home'));
  const made = sharePicture(src);
  return made ? { src: made, alt, size: shareSize } : { src, alt };
}
