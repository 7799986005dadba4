import type { Tour } from '@selasar/domain';
import { useTours } from '../../firebase/offers/offers.ts';
import type { GridSpec } from '../grid/gridState.ts';
import { OffersPage } from '../offers/OffersPage.tsx';
import { tourColumns } from './columns.tsx';
import { TourDialog } from './TourDialog.tsx';

const tourGrid: GridSpec = {
  filters: {},
  sortable: ['title', 'location', 'priceFrom', 'featured'],
  columns: ['image', 'title', 'location', 'priceFrom', 'featured', 'actions'],
};

const titleOf = ({ title }: Tour) => title;

export function ToursPage() {
  const live = useTours();
  return (
    <OffersPage
      kind="tours"
      grid={tourGrid}
      live={live}
      nameOf={titleOf}
      columnsOf={tourColumns}
      searchLabel="Search title or location"
      onRefresh={live.retry}
      Form={TourDialog}
    />
  );
}
