import { company } from '@selasar/domain';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Hero } from '../Hero.tsx';
import { PopularTours } from './PopularTours.tsx';

export function HomePage() {
  return (
    <>
      <PageTitle
        title="Tours and villas in Bali"
        description={`Private day tours, villas and airport transfers by a local Balinese company, since ${company.founded}.`}
      />
      <Hero
        title="Bali, from the veranda of a friend"
        subtitle="Private day tours, villas and airport transfers by a local family company that knows the island's back roads and early mornings."
        image="/images/hero/batur.webp"
        height="full"
        primary={{ text: 'Explore Tours', to: '/tours' }}
        secondary={{ text: 'Browse Villas', to: '/villas' }}
      />
      <PopularTours />
    </>
  );
}
