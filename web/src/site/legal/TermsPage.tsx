import { company, t } from '@selasar/domain';
import { paths } from '../../paths.ts';
import { LegalPage } from './LegalPage.tsx';
import type { LegalText } from './legalText.ts';

const text = (): LegalText => ({
  title: t('Terms of Service'),
  description: t(
    'How booking with {company} works: requests and confirmations, prices and payment, changes and cancellations.',
    { company: company.name },
  ),
  updated: '2026-11-01',
  sections: [
    {
      heading: t('Requests and confirmations'),
      paragraphs: [
        t(
          'A request on this site is a question, not yet a contract. The contract with {company} begins when we confirm your booking by email or WhatsApp.',
          { company: company.name },
        ),
        t(
          'Until then nothing is held for you, and nothing is owed. If what you asked for is not available, we suggest something close to it.',
        ),
      ],
    },
    {
      heading: t('Prices and payment'),
      paragraphs: [
        t(
          'Prices are in US dollars. Tours are priced per person, villas per night, airport transfers per car. What is listed as included is included; taxes and service are in the price.',
        ),
        t(
          'You pay nothing on this site. Tours and transfers are paid on the day, in cash or by card. For villas we ask for 30 percent when we confirm, and the rest on arrival.',
        ),
      ],
    },
    {
      heading: t('Changes and cancellations'),
      paragraphs: [
        t(
          'Tours and transfers can be changed or cancelled free of charge until 24 hours before they begin. After that we charge half the price.',
        ),
        t(
          'Villas can be cancelled free of charge until 14 days before arrival; after that the deposit is kept.',
        ),
        t(
          'If we have to cancel, because of the weather, the volcano or a ceremony that closes the road, you choose between another day and your money back in full.',
        ),
      ],
    },
    {
      heading: 'Airport transfers',
      paragraphs: [
        t(
          'We follow your flight and wait without charge when it is late. After landing, the driver waits for 90 minutes. Please tell us if your flight changes.',
        ),
      ],
    },
    {
      heading: t('On tour and in the villas'),
      paragraphs: [
        t(
          'Please follow the guide’s advice, above all on the volcano, in the water and in temples, and tell us beforehand about anything that concerns your health.',
        ),
        t(
          'The number of guests in a villa is the number you booked for. Damage beyond wear and tear is charged at cost.',
        ),
        t(
          'Our tours include accident insurance. We recommend travel insurance of your own. We are liable for what we do wrong, as Indonesian law provides.',
        ),
      ],
    },
    {
      heading: t('Law'),
      paragraphs: [
        t(
          'Indonesian law applies; the courts in Denpasar are responsible. If something goes wrong, talk to us first: we have settled every complaint so far over coffee.',
        ),
      ],
    },
  ],
});

function TermsPage() {
  return <LegalPage path={paths.terms} text={text()} />;
}

export { TermsPage as Component };
