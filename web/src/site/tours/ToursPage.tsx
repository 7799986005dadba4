import Container from '@mui/material/Container';
import { Suspense } from 'react';
import { Await, useLoaderData } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Hero } from '../Hero.tsx';
import { BuiltInNotice } from './BuiltInNotice.tsx';
import type { ToursData } from './loaders.ts';
import { TourGrid, TourGridPlaceholder } from './TourGrid.tsx';

export function ToursPage() {
  const { list } = useLoaderData<ToursData>();
  return (
    <>
      <PageTitle
        title="Bali Tour Packages"
        description="Private day tours of Bali with a local guide: rice terraces, a volcano at sunrise, sea temples and a day for the whole family."
      />
      <Hero
        title="Bali Tour Packages"
        subtitle="Private days out with a local guide, at your own pace, with the driver, the tickets and lunch taken care of."
        image="/images/hero/terraces.webp"
        height="small"
      />
      <Container maxWidth="lg" sx={{ py: { xs: 5, md: 8 } }}>
        <Suspense fallback={<TourGridPlaceholder count={6} />}>
          <Await resolve={list}>
            {({ tours, builtIn }) => (
              <>
                {builtIn ? <BuiltInNotice /> : null}
                {tours.length > 0 ? (
                  <TourGrid tours={tours} />
                ) : (
                  <EmptyState
                    title="No tours found"
                    hint="Try adjusting your filters for different results."
                  />
                )}
              </>
            )}
          </Await>
        </Suspense>
      </Container>
    </>
  );
}
