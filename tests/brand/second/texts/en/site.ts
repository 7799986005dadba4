import type { SiteTexts } from '@selasar/brand/schema';
import { company } from '../../company.ts';

const { name, founded } = company;

export const siteTexts: SiteTexts = {
  description: 'Reefs, salt and a house on a hill.',
  heroAlts: { home: 'A bay in the evening', tours: 'Boats on a beach', villas: 'Waves' },
  home: {
    title: 'The quiet side of the island',
    subtitle: 'Reefs, salt gardens and one house on a hill, shown by those who live there.',
    description: `Days by the sea with ${name}, since ${founded}.`,
    tours: 'Slow mornings by the sea.',
    villas: 'One house, and it may be yours for a week.',
  },
  tours: { subtitle: 'On foot or with fins.', description: 'Tours of the east coast.' },
  villas: { subtitle: 'One house on a hill.', description: 'A house in Amed to rent.' },
  contact: { subtitle: 'We write back before sunset.', description: `How to reach ${name}.` },
  testimonials: {
    subtitle: 'From letters of our guests.',
    description: `What guests write about ${name}.`,
  },
  transfers: {
    intro: 'It is three hours from the airport to Amed. We drive them with a stop for lunch.',
    promises: ['One driver for the whole way'],
  },
  about: {
    title: 'Father and sons',
    paragraphs: [`${name} is four people and two boats.`],
    claims: ['Small groups', 'Our own boats'],
  },
  footer: {
    about: 'Four people, two boats and a house on a hill.',
    popularTours: [{ slug: 'reef-snorkelling', title: 'Reef & Wreck Snorkelling' }],
  },
};
