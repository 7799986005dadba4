import { useTours } from '../../../data/offers/useTours.ts';
import type { GridSpec } from '../../records/grid/gridState.ts';
import { OffersPage } from '../OffersPage.tsx';
import type { AdminHeading } from '../../shell/links.ts';
import { tourCardColumn, tourColumns, tourName } from './columns.tsx';
import { TourDialog } from './TourDialog.tsx';

const tourGrid: GridSpec = {
  filters: {},
  sortable: ['title', 'location', 'priceFrom', 'featured'],
  columns: ['image', 'title', 'location', 'priceFrom', 'featured', 'actions'],
};

function ToursPage() {
  const live = useTours();
  return (
    <OffersPage
      collection="tours"
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

export { ToursPage as Component };
export const handle: AdminHeading = { title: 'Tours', description: 'Guided day tours on offer' };
