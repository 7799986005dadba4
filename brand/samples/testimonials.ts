import type { Testimonial } from '../schema/index.ts';

const picture = (id: string) => `/images/testimonials/${id}.webp`;

/** What guests said, newest first. */
export const testimonials: readonly Testimonial[] = [
  {
    id: 'hannah-lukas',
    name: 'Hannah and Lukas',
    location: 'Germany',
    image: picture('hannah-lukas'),
    text: 'Getting up at one in the morning sounded like madness. Then the clouds opened below us and Komang handed us coffee on the crater rim. The best morning of our whole trip.',
    rating: 5,
    itemId: 'mount-batur-sunrise-trek',
    tourOrVilla: 'Mount Batur Sunrise Trek',
  },
  {
    id: 'olivia-bennett',
    name: 'Olivia Bennett',
    location: 'Australia',
    image: picture('olivia-bennett'),
    text: 'We woke up to ducks marching through the rice fields and Wayan’s pancakes on the terrace. Nobody wanted to leave the pool, not even for the temples.',
    rating: 5,
    itemId: 'villa-sawah-ubud',
    tourOrVilla: 'Villa Sawah Ubud',
  },
  {
    id: 'sofia-marchetti',
    name: 'Sofia Marchetti',
    location: 'Italy',
    image: picture('sofia-marchetti'),
    text: 'My husband proposed between the fire dance and the dinner on the beach, and the team had quietly arranged flowers and a photographer. Perfetto.',
    rating: 5,
    itemId: 'romantic-uluwatu-sunset',
    tourOrVilla: 'Romantic Uluwatu Sunset',
  },
  {
    id: 'the-tan-family',
    name: 'The Tan family',
    location: 'Singapore',
    image: picture('the-tan-family'),
    text: 'Three children, three ages, and not one minute of boredom. The kites survived the flight home. A little more shade at the beach would have been nice.',
    rating: 4,
    itemId: 'family-turtle-island-day',
    tourOrVilla: 'Family Turtle Island Day',
  },
  {
    id: 'james-whitfield',
    name: 'James Whitfield',
    location: 'United Kingdom',
    image: picture('james-whitfield'),
    text: 'Eight friends, four bedrooms and a sunset that stopped every conversation. The chef’s grilled snapper alone was worth the flight.',
    rating: 5,
    itemId: 'villa-karang-uluwatu',
    tourOrVilla: 'Villa Karang Uluwatu',
  },
  {
    id: 'camille-laurent',
    name: 'Camille Laurent',
    location: 'France',
    image: picture('camille-laurent'),
    text: 'Our guide Made explained each offering and let us take part at the springs with such respect. A day that stays with you long after the photographs.',
    rating: 5,
    itemId: 'sacred-temples-tour',
    tourOrVilla: 'Sacred Temples Tour',
  },
];
