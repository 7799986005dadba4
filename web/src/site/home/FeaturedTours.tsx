import { Suspense } from 'react';
import { Await } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ToursData } from '../tours/loaders.ts';
import { TourGrid, TourGridPlaceholder } from '../tours/TourGrid.tsx';

interface FeaturedToursProps {
  /** Undefined until it has been asked for. */
  list: ToursData['list'] | undefined;
  count: number;
}

export function FeaturedTours({ list, count }: FeaturedToursProps) {
  const placeholder = <TourGridPlaceholder count={count} />;
  if (!list) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <Await resolve={list}>
        {({ tours }) => {
          const featured = tours.filter((tour) => tour.featured).slice(0, count);
          return featured.length > 0 ? (
            <TourGrid heading="h3" tours={featured} />
          ) : (
            <EmptyState title="No tours found." />
          );
        }}
      </Await>
    </Suspense>
  );
}
