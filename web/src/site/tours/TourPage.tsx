import { Suspense } from 'react';
import { Await, useLoaderData } from 'react-router-dom';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import type { TourData } from './loadTour.ts';
import { TourDetail } from './TourDetail.tsx';
import { TourPlaceholder } from './TourPlaceholder.tsx';

function TourPage() {
  const { tour } = useLoaderData<TourData>();
  return (
    <Suspense fallback={<TourPlaceholder />}>
      <Await resolve={tour}>
        {(found) => (found ? <TourDetail key={found.slug} tour={found} /> : <NotFoundPage />)}
      </Await>
    </Suspense>
  );
}

export { TourPage as Component };
