import type { Villa } from '@selasar/domain';
import { CardGrid } from '../../../ui/CardGrid.tsx';
import { VillaCard } from './VillaCard.tsx';

export function VillaGrid({
  villas,
  heading,
}: {
  villas: readonly Villa[];
  heading?: 'h2' | 'h3';
}) {
  return (
    <CardGrid>
      {villas.map((villa) => (
        <li key={villa.slug}>
          <VillaCard villa={villa} {...(heading ? { heading } : {})} />
        </li>
      ))}
    </CardGrid>
  );
}
