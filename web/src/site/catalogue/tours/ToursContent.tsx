import Container from '@mui/material/Container';
import { t } from '@selasar/domain/i18n';
import { useLoaderData } from 'react-router-dom';
import { type Tour, tourCategories } from '@selasar/domain/offers';
import { tourPrices } from '@selasar/domain/pricing';
import { Notice } from '../../../ui/Notice.tsx';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { paths } from '../../../paths.ts';
import { ListData, PageHead } from '../../layout/head/PageHead.tsx';
import { heroPicture } from '../../layout/head/addresses.ts';
import { CardGridPlaceholder } from '../../../ui/CardGrid.tsx';
import { FilteredList } from '../filters/FilteredList.tsx';
import { VisitIsland } from '../visit/VisitIsland.tsx';
import { BuiltInNotice, OfferGrid, TourCard } from '../offers/OfferGrid.tsx';
import type { ToursData } from '../../loaders.ts';
import type { Listed } from '../../../data/reviews/rated.ts';
import type { FilterSpec } from '../filters/filters.ts';
import { categoryNames } from '../offers/badges.tsx';

export const tourFilters: FilterSpec<Listed<Tour>> = {
  group: {
    name: 'category',
    label: 'Category',
    all: 'all-categories',
    allLabel: 'All categories',
    options: tourCategories.map((category) => ({
      value: category,
      label: categoryNames[category],
    })),
    has: (tour, category) => tour.category === category,
  },
  initialMaxPrice: 200,
  texts: (tour) => [tour.title, tour.shortDescription],
  price: (tour, today) => tourPrices(tour, today).lowest,
  location: (tour) => tour.location,
};

const Loading = () => (
  <>
    <Notice sx={{ mb: 2, typography: 'body2', color: 'text.secondary' }}>
      {t('Loading tours...')}
    </Notice>
    <CardGridPlaceholder count={6} />
  </>
);

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
        <BuiltInNotice builtIn={builtIn} />
        <FilteredList
          name="tours"
          spec={tourFilters}
          offers={visitCheck?.offers}
          list={tours}
          placeholder={<Loading />}
        >
          {(found) => <OfferGrid list={found} Card={TourCard} forVisit={visitCheck?.offers} />}
        </FilteredList>
      </Container>
    </>
  );
}
