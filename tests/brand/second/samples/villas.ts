import type { SampleVilla } from '@selasar/brand/schema';

export const villas: readonly SampleVilla[] = [
  {
    slug: 'the-lookout',
    name: 'The Lookout',
    shortDescription: 'Three rooms on a hill, from which both bays can be seen.',
    fullDescription:
      'The house stands alone. Breakfast comes up the hill with Putu, at the hour you like.',
    location: 'Amed',
    pricePerNight: 140,
    capacity: 6,
    bedrooms: 3,
    bathrooms: 2,
    amenities: ['Breakfast', 'Terrace'],
    hasPool: true,
    image: '/images/placeholder.svg',
    gallery: [],
    featured: true,
  },
];
