import { type PlainMessage, t } from '@selasar/domain/i18n';
import { Suspense } from 'react';
import { Await, useLoaderData } from 'react-router-dom';
import { NotFoundPage } from '../../layout/notFound/NotFoundPage.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { useFailureToast } from '../../../ui/loading/useLoaded.tsx';
import { PageTitle } from '../../../brand/PageTitle.tsx';
import type { VillaData } from './loadVilla.ts';
import { VillaDetail } from './VillaDetail.tsx';

const failure: PlainMessage = 'Failed to load villa details';

function FailedVilla() {
  useFailureToast(t(failure));
  return <NotFoundPage failure={t(failure)} />;
}

function LoadingVilla() {
  return (
    <>
      <PageTitle title={t('Villa')} />
      <Loading>{t('Loading villa details...')}</Loading>
    </>
  );
}

export function VillaContent() {
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
