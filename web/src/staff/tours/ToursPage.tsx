import { useTours } from '../../data/offers/useTours.ts';
import type { GridSpec } from '../grid/gridState.ts';
import { OffersPage } from '../offers/OffersPage.tsx';
import { tourCardColumn, tourColumns, tourName } from './columns.tsx';
import { TourDialog } from './TourDialog.tsx';

const tourGrid: GridSpec = {
  filters: {},
  sortable: ['title', 'location', 'priceFrom', 'featured'],
  columns: ['image', 'title', 'location', 'priceFrom', 'featured', 'actions'],
};

export function ToursPage() {
  const live = useTours();
  return (
    <OffersPage
      kind="tours"
      grid={tourGrid}
      live={live}
      nameOf={tourName}
      columnsOf={tourColumns}
      cardColumnOf={tourCardColumn}
      searchLabel="Search title or location"
      onRefresh={live.retry}
      Form={TourDialog}
    />
  );
}
