import Box from '@mui/material/Box';
import { toast } from 'sonner';
import { isWhole } from '../../../data/firebase/rows.ts';
import { useVillas } from '../../../data/offers/useVillas.ts';
import { FeedProblems } from '../../calendar/feeds/FeedProblems.tsx';
import type { GridSpec } from '../../records/grid/gridState.ts';
import { OffersPage } from '../OffersPage.tsx';
import type { AdminHeading } from '../../shell/links.ts';
import { SeasonPricesButton, SeasonPricesDialog } from '../seasons/SeasonPrices.tsx';
import { villaCardColumn, villaColumns, villaName } from './columns.tsx';
import { VillaDialog } from './VillaDialog.tsx';

const villaGrid: GridSpec = {
  filters: {},
  sortable: ['name', 'location', 'pricePerNight', 'featured'],
  columns: ['image', 'name', 'location', 'pricePerNight', 'featured', 'actions'],
};

const none: readonly never[] = [];

function VillasPage() {
  const live = useVillas();
  return (
    <>
      <Box sx={{ '&:not(:empty)': { mb: 2 } }}>
        <FeedProblems />
      </Box>
      <OffersPage
        collection="villas"
        grid={villaGrid}
        live={live}
        nameOf={villaName}
        columnsOf={villaColumns}
        cardColumnOf={villaCardColumn}
        searchLabel="Search name or location"
        onRefresh={() => {
          toast.info('Refreshing villas list...');
          live.retry();
        }}
        tools={<SeasonPricesButton />}
        Form={VillaDialog}
      />
      <SeasonPricesDialog villas={live.status === 'success' ? live.data.filter(isWhole) : none} />
    </>
  );
}

export { VillasPage as Component };
export const handle: AdminHeading = { title: 'Villas', description: 'Private villas on offer' };
