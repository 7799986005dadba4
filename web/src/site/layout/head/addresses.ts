import { pictures } from '@selasar/brand';
import type { SiteTexts } from '@selasar/brand/schema';
import { sharePicture, shareSize } from '@selasar/domain/offers';
import { addressHere } from '../../../i18n/address.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { isOwn } from '../../../pictures/Picture.tsx';

export const absolute = (origin: string, address: string): string =>
  address.startsWith('/') ? `${origin}${address}` : address;

export const pageAddress = (origin: string, path: string): string =>
  absolute(origin, addressHere(path));

export interface ShownPicture {
  src: string;
  alt: string;
}

interface SharedPicture extends ShownPicture {
  size?: { width: number; height: number };
}

export const heroPicture = (page: keyof SiteTexts['heroAlts']): ShownPicture => ({
  src: pictures.hero[page],
  alt: siteTexts().heroAlts[page],
});

export function sharedPicture({ src, alt }: ShownPicture): SharedPicture {
  if (!isOwn(src)) return sharedPicture(heroPicture('home'));
  const shared = sharePicture(src);
  return shared ? { src: shared, alt, size: shareSize } : { src, alt };
}
