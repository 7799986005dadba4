import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { siteTexts } from '@selasar/brand/texts';
import { pictures } from '@selasar/brand';
import { useLoaderData } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useFailureToast } from '../../ui/toasts/useFailureToast.ts';
import { paths } from '../../paths.ts';
import { ListData } from '../head/ListData.tsx';
import { PageHead } from '../head/PageHead.tsx';
import { heroPicture } from '../head/sharedPicture.ts';
import { FilteredList } from '../filters/FilteredList.tsx';
import { Hero } from '../hero/Hero.tsx';
import { withHero } from '../hero/withHero.ts';
import type { VillasData } from './loadVillas.ts';
import { villaFilters } from './villaFilters.ts';
import { VillaGrid } from './VillaGrid.tsx';

const failure = 'Failed to load villas';

function FailedVillas() {
  useFailureToast(failure);
  return (
    <EmptyState
      title="Failed to load villas. Please try again."
      hint="Please try refreshing the page."
    >
      <Button variant="outlined" onClick={() => window.location.reload()}>
        Refresh the page
      </Button>
    </EmptyState>
  );
}

function VillasPage() {
  const { list } = useLoaderData<VillasData>();
  return (
    <>
      <PageHead
        path={paths.villas}
        picture={heroPicture('villas')}
        title="Luxury Villas in Bali"
        description={siteTexts.villas.description}
      />
      <ListData list={list} place={({ name, slug }) => ({ name, path: paths.villa(slug) })} />
      <Hero
        title="Luxury Villas in Bali"
        subtitle={siteTexts.villas.subtitle}
        image={pictures.hero.villas.src}
        height="small"
      />
      <Container maxWidth="lg" sx={{ py: { xs: 4, md: 6 } }}>
        <FilteredList
          name="villas"
          spec={villaFilters}
          list={list}
          placeholder={<Loading>Loading villas...</Loading>}
          failure={<FailedVillas />}
        >
          {(found) => <VillaGrid villas={found} />}
        </FilteredList>
      </Container>
    </>
  );
}

export { VillasPage as Component, withHero as handle };
