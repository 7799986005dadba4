import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { t } from '@selasar/domain';
import type { PlainMessage } from '@selasar/domain';
import { useLoaderData } from 'react-router-dom';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { useFailureToast } from '../../../ui/toasts/useFailureToast.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { paths } from '../../../paths.ts';
import { ListData } from '../../layout/head/ListData.tsx';
import { PageHead } from '../../layout/head/PageHead.tsx';
import { heroPicture } from '../../layout/head/sharedPicture.ts';
import { FilteredList } from '../filters/FilteredList.tsx';
import { VisitIsland } from '../visit/VisitIsland.tsx';
import type { VillasData } from './loadVillas.ts';
import { villaFilters } from './villaFilters.ts';
import { VillaGrid } from './VillaGrid.tsx';

const failure: PlainMessage = 'Failed to load villas';

function FailedVillas() {
  useFailureToast(t(failure));
  return (
    <EmptyState
      title={t('Failed to load villas. Please try again.')}
      hint={t('Please try refreshing the page.')}
    >
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {t('Refresh the page')}
      </Button>
    </EmptyState>
  );
}

/** The page below its banner, and its metadata. */
export function VillasContent() {
  const texts = siteTexts().villas;
  const { list, visitCheck } = useLoaderData<VillasData>();
  return (
    <>
      <PageHead
        path={paths.villas}
        picture={heroPicture('villas')}
        title={t('Luxury Villas in Bali')}
        description={texts.description}
      />
      <ListData list={list} place={({ name, slug }) => ({ name, path: paths.villa(slug) })} />
      <Container maxWidth="lg" sx={{ py: { xs: 4, md: 6 } }}>
        <VisitIsland name="villas" visitCheck={visitCheck} />
        <FilteredList
          name="villas"
          spec={villaFilters}
          offers={visitCheck?.offers}
          list={list}
          placeholder={<Loading>{t('Loading villas...')}</Loading>}
          failure={<FailedVillas />}
        >
          {(found) => <VillaGrid villas={found} offers={visitCheck?.offers} />}
        </FilteredList>
      </Container>
    </>
  );
}
