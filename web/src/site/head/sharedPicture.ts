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

const size = { width: 1200, height: 630 };

const heroAlts = {
  batur: 'Three walkers watch the sun rise beside Mount Batur',
  terraces: 'Rice terraces and palms in front of a volcano',
  cliffs: 'A villa with a pool above the sea at sunset',
};

/** The picture of a hero. */
export const heroPicture = (name: keyof typeof heroAlts): ShownPicture => ({
  src: `/images/hero/${name}.webp`,
  alt: heroAlts[name],
});

/**
 * The picture that chats and networks get in place of one that a page shows. The site's own come in their size and in
 * a format that all of them read; an upload is given as it is. For a picture from elsewhere the site's own stands in.
 */
export function sharedPicture({ src, alt }: ShownPicture): SharedPicture {
  const [, hero] = /^(\/images\/hero\/\w+)\.webp$/.exec(src) ?? [];
  if (hero) return { src: `${hero}-og.jpg`, alt, size };
  const [, offer] = /^(\/images\/(?:tours|villas)\/[\w-]+)\/main\.webp$/.exec(src) ?? [];
  if (offer) return { src: `${offer}/og.jpg`, alt, size };
  return isOwn(src) ? { src, alt } : sharedPicture(heroPicture('batur'));
}
