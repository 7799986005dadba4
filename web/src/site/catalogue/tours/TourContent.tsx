import { Suspense } from 'react';
import { Await, useLoaderData } from 'react-router-dom';
import { NotFoundPage } from '../../layout/notFound/NotFoundPage.tsx';
import type { TourData } from './loadTour.ts';
import { TourDetail } from './TourDetail.tsx';
import { TourPlaceholder } from './TourPlaceholder.tsx';

/** The whole page. */
export function TourContent() {
  const { found } = useLoaderData<TourData>();
  return (
    <Suspense fallback={<TourPlaceholder />}>
      <Await resolve={found}>
        {([tour, reviews]) =>
          tour ? <TourDetail key={tour.slug} tour={tour} reviews={reviews} /> : <NotFoundPage />
        }
      </Await>
    </Suspense>
  );
}
