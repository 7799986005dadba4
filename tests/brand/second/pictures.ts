import type { Pictures } from '@selasar/brand/schema';

/** Without a video, and with a picture that is yet to be taken. */
export const pictures: Pictures = {
  hero: {
    home: '/images/hero/bay.webp',
    tours: '/images/hero/boats.webp',
    villas: '/images/placeholder.svg',
  },
  about: ['/images/hero/bay.webp', '/images/hero/boats.webp'],
};
