import Container from '@mui/material/Container';
import { t } from '@selasar/domain';
import { Suspense } from 'react';
import { Await, useLoaderData } from 'react-router-dom';
import { Notice } from '../../../ui/Notice.tsx';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { paths } from '../../../paths.ts';
import { ListData } from '../../layout/head/ListData.tsx';
import { PageHead } from '../../layout/head/PageHead.tsx';
import { heroPicture } from '../../layout/head/sharedPicture.ts';
import { CardGridPlaceholder } from '../../../ui/CardGrid.tsx';
import { FilteredList } from '../filters/FilteredList.tsx';
import { VisitIsland } from '../visit/VisitIsland.tsx';
import { BuiltInNotice } from './BuiltInNotice.tsx';
import type { ToursData } from './loadTours.ts';
import { tourFilters } from './tourFilters.ts';
import { TourGrid } from './TourGrid.tsx';

const Loading = () => (
  <>
    <Notice sx={{ mb: 2, typography: 'body2', color: 'text.secondary' }}>
      {t('Loading tours...')}
    </Notice>
    <CardGridPlaceholder count={6} />
  </>
);

/** The page below its banner, and its metadata. */
export function ToursContent() {
  const texts = siteTexts().tours;
  const { tours, builtIn, visitCheck } = useLoaderData<ToursData>();
  return (
    <>
      <PageHead
        path={paths.tours}
        picture={heroPicture('tours')}
        title={t('Bali Tour Packages')}
        description={texts.description}
      />
      <ListData
        list={tours}
        place={({ title, slug }) => ({ name: title, path: paths.tour(slug) })}
      />
      <Container maxWidth="lg" sx={{ py: { xs: 4, md: 6 } }}>
        <VisitIsland name="tours" visitCheck={visitCheck} />
        <Suspense>
          <Await resolve={builtIn}>{(standIn) => (standIn ? <BuiltInNotice /> : null)}</Await>
        </Suspense>
        <FilteredList
          name="tours"
          spec={tourFilters}
          offers={visitCheck?.offers}
          list={tours}
          placeholder={<Loading />}
        >
          {(found) => <TourGrid tours={found} offers={visitCheck?.offers} />}
        </FilteredList>
      </Container>
    </>
  );
}
