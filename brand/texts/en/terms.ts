import type { LegalText } from '../../schema/index.ts';
import { company } from '../../company.ts';

export const terms: LegalText = {
  title: 'Terms of Service',
  description: `How booking with ${company.name} works: requests and confirmations, prices and payment, changes and cancellations.`,
  updated: 'November 1, 2026',
  sections: [
    {
      heading: 'Requests and confirmations',
      paragraphs: [
        `A request on this site is an inquiry, not yet a contract. The contract with ${company.name} begins when we confirm your booking by email or WhatsApp.`,
        'Until then nothing is held for you, and nothing is owed. If what you asked for is not available, we suggest something close to it.',
      ],
    },
    {
      heading: 'Prices and payment',
      paragraphs: [
        'Prices are in US dollars. Tours are priced per person, villas per night, airport transfers per car. What is listed as included is included; taxes and service are in the price.',
        'You pay nothing on this site. Tours and transfers are paid on the day, in cash or by card. For villas we ask for 30 percent when we confirm, and the rest on arrival.',
      ],
    },
    {
      heading: 'Changes and cancellations',
      paragraphs: [
        `Tours and transfers can be changed or cancelled free of charge until ${company.transferCancellationHours} hours before they begin. After that we charge half the price.`,
        'Villas can be cancelled free of charge until 14 days before arrival; after that the deposit is kept.',
        'If we have to cancel, because of the weather, the volcano or a ceremony that closes the road, you choose between another day and your money back in full.',
      ],
    },
    {
      heading: 'Airport transfers',
      paragraphs: [
        'We follow your flight and wait without charge if it is late. After landing, the driver waits for 90 minutes. Please tell us if your flight changes.',
      ],
    },
    {
      heading: 'On tour and in the villas',
      paragraphs: [
        'Please follow the guide’s advice, above all on the volcano, in the water and in temples, and tell us beforehand about anything that concerns your health.',
        'No more guests may stay in a villa than you booked for. Damage beyond wear and tear is charged at cost.',
        'Our tours include accident insurance. We recommend travel insurance of your own. We are liable for what we do wrong, as Indonesian law provides.',
      ],
    },
    {
      heading: 'Law',
      paragraphs: [
        'Indonesian law applies; the courts in Denpasar have jurisdiction. If something goes wrong, talk to us first: so far we have settled every complaint over coffee.',
      ],
    },
  ],
};
