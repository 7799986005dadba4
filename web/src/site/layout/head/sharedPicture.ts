import { pictures } from '@selasar/brand';
import type { SiteTexts } from '@selasar/brand/schema';
import { sharePicture, shareSize } from '@selasar/domain';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { isOwn } from '../../../pictures/isOwn.ts';

export interface ShownPicture {
  src: string;
  alt: string;
}

/** The picture of a page's link preview. */
export interface SharedPicture extends ShownPicture {
  /** Absent if unknown. */
  size?: { width: number; height: number };
}

/** The picture of a hero. */
export const heroPicture = (page: keyof SiteTexts['heroAlts']): ShownPicture => ({
  src: pictures.hero[page],
  alt: siteTexts().heroAlts[page],
});

/**
 * The link preview's picture of a page with a picture. A picture without a dedicated file is used as it is. An external
 * picture is replaced by the site's own.
 */
export function sharedPicture({ src, alt }: ShownPicture): SharedPicture {
  if (!isOwn(src)) return sharedPicture(heroPicture('home'));
  const shared = sharePicture(src);
  return shared ? { src: shared, alt, size: shareSize } : { src, alt };
}
