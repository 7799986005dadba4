import type { Pictures } from '@selasar/domain/brand';

/** The pictures of the banners. Those of tours and villas are named in `samples/`. */
export const pictures: Pictures = {
  hero: {
    /** The home page; it also stands for the site where a link to it is pasted. */
    home: {
      src: '/images/hero/batur.webp',
      alt: 'Three walkers watch the sun rise beside Mount Batur',
    },
    tours: {
      src: '/images/hero/terraces.webp',
      alt: 'Rice terraces and palms in front of a volcano',
    },
    villas: {
      src: '/images/hero/cliffs.webp',
      alt: 'A villa with a pool above the sea at sunset',
    },
  },
  /** Plays on the home page. Leave the line out if there is none. */
  video: '/videos/batur.webm',
  /** Two beside the words about the company. */
  about: [
    '/images/tours/sacred-temples-tour/main.webp',
    '/images/tours/ubud-jungle-adventure/main.webp',
  ],
};
