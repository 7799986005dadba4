import type { Testimonial } from '@selasar/brand/schema/testimonial';

export const testimonials: readonly Testimonial[] = [
  {
    id: 'ines',
    name: 'Inês Carvalho',
    location: 'Portugal',
    image: '/images/placeholder.svg',
    text: 'We knew the names of twenty fish by lunch, and of all the children of our guide.',
    rating: 5,
    itemId: 'reef-snorkelling',
    tourOrVilla: 'Reef & Wreck Snorkelling',
  },
];
