import type { Pictures } from '@selasar/domain/brand';

/** Without a video, and with a picture that is yet to be taken. */
export const pictures: Pictures = {
  hero: {
    home: { src: '/images/hero/bay.webp', alt: 'A bay in the evening' },
    tours: { src: '/images/hero/boats.webp', alt: 'Boats on a beach' },
    villas: { src: '/images/placeholder.svg', alt: 'Waves' },
  },
  about: ['/images/hero/bay.webp', '/images/hero/boats.webp'],
};
