import type { Pictures } from '@selasar/domain/brand';

/** Without a video. */
export const pictures: Pictures = {
  hero: {
    home: { src: '/images/hero/bay.webp', alt: 'A bay in the evening' },
    tours: { src: '/images/hero/boats.webp', alt: 'Boats on a beach' },
    villas: { src: '/images/hero/house.webp', alt: 'A house above a bay' },
  },
  about: ['/images/hero/bay.webp', '/images/hero/boats.webp'],
};
