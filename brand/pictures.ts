import type { Pictures } from './schema/index.ts';

/** The pictures of the banners. What they show is said in `texts/`; those of tours and villas are named in `samples/`. */
export const pictures: Pictures = {
  hero: {
    /** The home page; it also stands for the site where a link to it is pasted. */
    home: '/images/hero/batur.webp',
    tours: '/images/hero/terraces.webp',
    villas: '/images/hero/cliffs.webp',
  },
  /** Where the subject of a banner is, across and down. A phone shows this part; without it, the middle. */
  focus: { home: '76% 50%', villas: '85% 50%' },
  /** Plays on the home page. Leave the line out if there is none. */
  video: '/videos/batur.webm',
  /** Two beside the words about the company. */
  about: [
    '/images/tours/sacred-temples-tour/main.webp',
    '/images/tours/ubud-jungle-adventure/main.webp',
  ],
};
