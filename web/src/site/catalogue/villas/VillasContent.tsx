import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { type PlainMessage, t } from '@selasar/domain/i18n';
import { useLoaderData } from 'react-router-dom';
import type { Villa } from '@selasar/domain/offers';
import { villaPrices } from '@selasar/domain/pricing';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { useFailureToast } from '../../../ui/loading/useLoaded.tsx';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { paths } from '../../../paths.ts';
import { ListData, PageHead } from '../../layout/head/PageHead.tsx';
import { heroPicture } from '../../layout/head/addresses.ts';
import { FilteredList } from '../filters/FilteredList.tsx';
import { VisitIsland } from '../visit/VisitIsland.tsx';
import type { VillasData } from '../../loaders.ts';
import { OfferGrid, VillaCard } from '../offers/OfferGrid.tsx';
import type { Listed } from '../../../data/reviews/rated.ts';
import type { FilterSpec } from '../filters/filters.ts';

/** Guests; a villa of 5 to 7 is neither small nor large, but medium. */
const smallMaxCapacity = 4;
const largeMinCapacity = 8;

const features: Record<string, { label: PlainMessage; has: (villa: Listed<Villa>) => boolean }> = {
  pool: { label: 'Private Pool', has: (villa) => villa.hasPool },
  small: { label: '2-4 Guests', has: ({ capacity }) => capacity <= smallMaxCapacity },
  medium: {
    label: '5-7 Guests',
    has: ({ capacity }) => capacity > smallMaxCapacity && capacity < largeMinCapacity,
  },
  large: {
    label: '8+ Guests',
    has: ({ capacity }) => capacity >= largeMinCapacity,
  },
};

export const villaFilters: FilterSpec<Listed<Villa>> = {
  group: {
    name: 'feature',
    label: 'Features',
    all: 'all-features',
    allLabel: 'All features',
    options: Object.entries(features).map(([value, { label }]) => ({ value, label })),
    has: (villa, feature) => features[feature]?.has(villa) ?? true,
  },
  initialMaxPrice: 1000,
  texts: (villa) => [villa.name, villa.shortDescription],
  price: (villa, today) => villaPrices(villa, today).lowest,
  location: (villa) => villa.location,
};

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
          {(found) => <OfferGrid list={found} Card={VillaCard} forVisit={visitCheck?.offers} />}
        </FilteredList>
      </Container>
    </>
  );
}
