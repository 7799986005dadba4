import CalendarMonthIcon from '@mui/icons-material/CalendarMonthOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import { isValid } from '../../data/firebase/rows.ts';
import { useVillas } from '../../data/offers/useOffers.ts';
import { paths } from '../../paths.ts';
import { FeedProblems } from '../common/FeedProblems.tsx';
import type { AdminHeading } from '../common/links.ts';
import { rowName, slugOf, type OfferRow } from './offerColumns.tsx';
import { OffersPage } from './OffersPage.tsx';
import { SeasonPricesButton, SeasonPricesDialog } from './seasons/SeasonPrices.tsx';

const none: readonly never[] = [];

const calendarsLink = (row: OfferRow, tabIndex: 0 | -1) => (
  <Tooltip title="Calendars">
    <IconButton
      component={Link}
      to={paths.admin.villaCalendars(slugOf(row))}
      tabIndex={tabIndex}
      aria-label={`Calendars of ${rowName('villas', row)}`}
    >
      <CalendarMonthIcon />
    </IconButton>
  </Tooltip>
);

function VillasPage() {
  const live = useVillas();
  return (
    <>
      <Box sx={{ '&:not(:empty)': { mb: 2 } }}>
        <FeedProblems />
      </Box>
      <OffersPage
        collection="villas"
        live={live}
        onRefresh={() => {
          toast.info('Refreshing villas list...');
          live.retry();
        }}
        tools={<SeasonPricesButton />}
        moreActions={calendarsLink}
      />
      <SeasonPricesDialog villas={live.status === 'success' ? live.data.filter(isValid) : none} />
    </>
  );
}

export { VillasPage as Component };
export const handle: AdminHeading = { title: 'Villas', description: 'Private villas on offer' };
