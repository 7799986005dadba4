import type { SiteTexts } from '../../schema/index.ts';
import { company } from '../../company.ts';

const { name, founded } = company;

/** What the pages say in the company's own words. */
export const siteTexts: SiteTexts = {
  /** For a phone on which the site is installed. */
  description: 'Private day tours, villas and airport transfers by a local Balinese company.',
  /** What the banners of `pictures.ts` show, for those who cannot see them. */
  heroAlts: {
    home: 'Three walkers watch the sun rise beside Mount Batur',
    tours: 'Rice terraces and palms in front of a volcano',
    villas: 'A villa with a pool above the sea at sunset',
  },
  home: {
    title: 'Bali, from the veranda of a friend',
    subtitle:
      "Private day tours, villas and airport transfers by a local family company that knows the island's back roads and early mornings.",
    description: `Private day tours, villas and airport transfers by a local Balinese company, since ${founded}.`,
    tours: 'Days that our guests tell their friends about.',
    villas: 'A house of your own, breakfast included, and someone who knows where to go next.',
  },
  /** Under the title, and for search engines. */
  tours: {
    subtitle:
      'Private days out with a local guide, at your own pace, with the driving and the tickets taken care of.',
    description:
      'Private day tours of Bali with a local guide: rice terraces, a volcano at sunrise, sea temples and a day for the whole family.',
  },
  villas: {
    subtitle: 'Houses we know by heart, each with someone who looks after it, and after you.',
    description:
      'Private villas in Bali with breakfast and staff: among the rice fields of Ubud, on the cliffs of Uluwatu, near the beaches of Seminyak, Canggu and Sanur.',
  },
  contact: {
    subtitle:
      'A question, a special request, a change of plan: a real person reads it and answers.',
    description: `Write to ${name} about tours, villas and airport transfers, call us, or chat with us on WhatsApp.`,
  },
  testimonials: {
    subtitle: 'What people told us, or wrote to us, once they were back home.',
    description: `What guests from around the world say about their tours and villas with ${name}.`,
  },
  transfers: {
    intro:
      'Our family has met guests at Ngurah Rai since 2002; over 25,000 travelers are riding with us this year. Tell us where you are going, and someone will be there.',
    promises: [
      'Your driver waits in the arrivals hall, with your name on a sign',
      'We follow your flight: no charge if it is late',
      'Air-conditioned car, water and child seats on request',
    ],
  },
  about: {
    title: 'A family from Kuta, and our island',
    paragraphs: [
      `It began with one car: our family has driven guests from the airport since 2002. In ${founded} we founded ${name}, on a veranda where guests were given coffee until their driver came. Today there are more than a hundred of us: guides, drivers, cooks and housekeepers, all from Bali, and many of us related in one way or another.`,
      'We show the island as we would show it to friends: early, when the paths are empty, at your own pace, with time for the people who live along the way. We work with families and villages we know, and they are paid fairly for it.',
    ],
    claims: [
      `Locally owned and operated since ${founded}`,
      'Experienced local guides',
      'Customizable private tours and villa packages',
      '24/7 customer support during the stay',
      'Best price guarantee with no hidden fees',
      'Sustainable tourism practices',
    ],
  },
  footer: {
    about: `A selasar is the veranda of a Balinese house: the place where guests are welcomed. We have been welcoming travelers since ${founded}, with private tours, villas and a driver who is there when you land.`,
    /** Each is the slug and the title of a tour in `samples/tours.ts`. */
    popularTours: [
      { slug: 'ubud-jungle-adventure', title: 'Ubud Jungle Adventure' },
      { slug: 'mount-batur-sunrise-trek', title: 'Mount Batur Sunrise Trek' },
      { slug: 'romantic-uluwatu-sunset', title: 'Romantic Uluwatu Sunset' },
      { slug: 'sacred-temples-tour', title: 'Sacred Temples Tour' },
    ],
  },
};
