import { Suspense } from 'react';
import { Await, useLoaderData } from 'react-router-dom';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useFailureToast } from '../../ui/toasts/useFailureToast.ts';
import { PageTitle } from '../../brand/PageTitle.tsx';
import type { VillaData } from './loadVilla.ts';
import { VillaDetail } from './VillaDetail.tsx';

const failure = 'Failed to load villa details';

function FailedVilla() {
  useFailureToast(failure);
  return <NotFoundPage failure={failure} />;
}

function LoadingVilla() {
  return (
    <>
      <PageTitle title="Villa" />
      <Loading>Loading villa details...</Loading>
    </>
  );
}

function VillaPage() {
  const { found } = useLoaderData<VillaData>();
  return (
    <Suspense fallback={<LoadingVilla />}>
      <Await resolve={found} errorElement={<FailedVilla />}>
        {([villa, reviews]) =>
          villa ? (
            <VillaDetail key={villa.slug} villa={villa} reviews={reviews} />
          ) : (
            <NotFoundPage />
          )
        }
      </Await>
    </Suspense>
  );
}

export { VillaPage as Component };
