import type { Language } from '../i18n/languages.ts';
import { readCaptions, pictureKey } from './pictures.ts';
import type { Facts } from './facts.ts';
import { textLanguage } from './translations.ts';

export interface OfferPicture {
  src: string;
  caption?: string;
  language?: Language;
  byGuests: boolean;
}

interface WithPictures {
  image: string;
  gallery: readonly string[];
  facts?: Facts | undefined;
}

export function offerPictures(offer: WithPictures): OfferPicture[] {
  const captions = readCaptions(offer.facts?.['captions'] ?? '');
  const byGuests = new Set((offer.facts?.['guestPictures'] ?? '').split('\n'));
  const language = textLanguage(offer, 'captions');
  const all = [offer.image, ...offer.gallery].filter((src) => src !== '');
  return [...new Set(all)].map((src) => {
    const key = pictureKey(src);
    const caption = captions.get(key);
    return {
      src,
      byGuests: byGuests.has(key),
      ...(caption && { caption, ...(language && { language }) }),
    };
  });
}
