import type { Rated, Villa } from '@selasar/domain';
import type { Listed } from '../../../data/reviews/rated.ts';
import { CardGrid } from '../../../ui/CardGrid.tsx';
import type { VisitCheck } from '../visit/visitCheck.ts';
import { VillaCard } from './VillaCard.tsx';

export function VillaGrid({
  villas,
  offers,
  heading,
}: {
  villas: readonly Rated<Listed<Villa>>[];
  offers?: VisitCheck['offers'];
  heading?: 'h2' | 'h3';
}) {
  return (
    <CardGrid>
      {villas.map((villa) => (
        <li key={villa.slug}>
          <VillaCard
            villa={villa}
            forVisit={offers?.[villa.slug]}
            {...(heading ? { heading } : {})}
          />
        </li>
      ))}
    </CardGrid>
  );
}
