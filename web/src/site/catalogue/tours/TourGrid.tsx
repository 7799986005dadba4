import type { Rated, Tour } from '@selasar/domain';
import type { Listed } from '../../../data/reviews/rated.ts';
import { CardGrid } from '../../../ui/CardGrid.tsx';
import type { VisitCheck } from '../visit/visitCheck.ts';
import { TourCard } from './TourCard.tsx';

interface TourGridProps {
  tours: readonly Rated<Listed<Tour>>[];
  offers?: VisitCheck['offers'];
  heading?: 'h2' | 'h3';
}

export function TourGrid({ tours, offers, heading }: TourGridProps) {
  return (
    <CardGrid>
      {tours.map((tour) => (
        <li key={tour.slug}>
          <TourCard tour={tour} forVisit={offers?.[tour.slug]} {...(heading ? { heading } : {})} />
        </li>
      ))}
    </CardGrid>
  );
}
