import type { Pictures } from './schema/index.ts';

/** The pictures of the banners. What they show is said in `texts/`; those of tours and villas are named in `samples/`. */
export const pictures: Pictures = {
  hero: {
    /** The home page; it also stands for the site where a link to it is pasted. */
    home: '/images/hero/batur.webp',
    tours: '/images/hero/terraces.webp',
    villas: '/images/hero/cliffs.webp',
  },
  /** Plays on the home page. Leave the line out if there is none. */
  video: '/videos/batur.webm',
  /** Two beside the words about the company. */
  about: [
    '/images/tours/sacred-temples-tour/main.webp',
    '/images/tours/ubud-jungle-adventure/main.webp',
  ],
};
