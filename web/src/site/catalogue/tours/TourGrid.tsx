import type { Tour } from '@selasar/domain';
import { CardGrid } from '../../../ui/CardGrid.tsx';
import { TourCard } from './TourCard.tsx';

export function TourGrid({ tours, heading }: { tours: readonly Tour[]; heading?: 'h2' | 'h3' }) {
  return (
    <CardGrid>
      {tours.map((tour) => (
        <li key={tour.slug}>
          <TourCard tour={tour} {...(heading ? { heading } : {})} />
        </li>
      ))}
    </CardGrid>
  );
}
