import { Suspense, useEffect } from 'react';
import { Await, useLoaderData } from 'react-router-dom';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageTitle } from '../../brand/PageTitle.tsx';
import type { VillaData } from './loadVilla.ts';
import { VillaDetail } from './VillaDetail.tsx';
import { toast } from '../../ui/toast.ts';

const failure = 'Failed to load villa details';

function FailedVilla() {
  useEffect(() => {
    toast.error(failure, { id: failure });
  }, []);
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
  const { villa } = useLoaderData<VillaData>();
  return (
    <Suspense fallback={<LoadingVilla />}>
      <Await resolve={villa} errorElement={<FailedVilla />}>
        {(found) => (found ? <VillaDetail key={found.slug} villa={found} /> : <NotFoundPage />)}
      </Await>
    </Suspense>
  );
}

export { VillaPage as Component };
