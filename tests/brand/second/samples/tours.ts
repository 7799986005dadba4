import type { SampleTour } from '@selasar/brand/schema';

export const tours: readonly SampleTour[] = [
  {
    slug: 'reef-snorkelling',
    title: 'Reef & Wreck Snorkelling',
    shortDescription: 'A morning over corals, with a mask, fins and a guide who names each fish.',
    fullDescription:
      'We meet at the harbour, walk along the black beach and swim out from there. The water is calm until noon.',
    itinerary: ['Meet at the harbour at 08:00', 'Swim over the reef', 'Lunch on the beach'],
    inclusions: ['Mask and fins', 'Lunch'],
    exclusions: ['Towels'],
    priceFrom: 55,
    duration: '5 hours',
    location: 'Amed',
    category: 'adventure',
    image: '/images/tours/reef-snorkelling/main.webp',
    gallery: ['/images/tours/reef-snorkelling/1.webp'],
    featured: true,
  },
  {
    // Its pictures are yet to be taken.
    slug: 'salt-makers-walk',
    title: 'Salt Makers’ Walk',
    shortDescription: 'An hour with a family that makes salt from the sea, as their parents did.',
    fullDescription:
      'You see how salt is made in the hollow trunks of palms, and may take some home.',
    itinerary: ['Walk to the salt gardens', 'Coffee with the family'],
    inclusions: ['Coffee', 'A bag of salt'],
    exclusions: ['The way to the beach'],
    priceFrom: 20,
    duration: '2 hours',
    location: 'Amed',
    category: 'cultural',
    image: '/images/placeholder.svg',
    gallery: [],
    featured: false,
  },
];
