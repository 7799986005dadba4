import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { transferStatus } from '@selasar/domain';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { transferCollection } from '../../data/transfers/collection.ts';
import { LoadError } from '../common/LoadError.tsx';
import { phoneScreen } from '../records/grid/Card.tsx';
import { NewTransfer } from '../records/creating/NewTransfer.tsx';
import { SplitView } from '../records/queue/SplitView.tsx';
import { RecordGrid } from '../records/RecordGrid.tsx';
import { useRecordScreen } from '../records/useRecordScreen.ts';
import type { AdminHeading } from '../shell/links.ts';
import { transferCardColumn, transferCards } from './cards.tsx';
import { transferColumns } from './columns.tsx';
import { transferCsv } from './csvColumns.ts';
import { transferFilters, transferGrid } from './gridSpec.ts';
import { TransfersTitle } from './TransfersTitle.tsx';
import { TransferSheet } from './TransferSheet.tsx';
import { useTransferChanges } from './useTransferChanges.tsx';

/** The sheet has all others. */
const besideFields = ['customerName', 'pickupLocation', 'pickupDate', 'status'];

/** In pixels: the less room a cell has, the more lines it takes. */
const rowHeights = { usual: 86, wide: 74 };

const terms = (
  <Button
    component={Link}
    to={paths.admin.transferTerms}
    size="small"
    startIcon={<TuneIcon />}
    sx={{ flex: 'none' }}
  >
    Terms
  </Button>
);

function TransfersPage() {
  const isPhone = useMediaQuery(phoneScreen);
  const hasRoom = useMediaQuery('(min-width: 1436px)');
  const changes = useTransferChanges();
  const screen = useRecordScreen({
    collection: transferCollection,
    grid: transferGrid,
    cards: transferCards,
    csv: transferCsv,
    fileName: 'airport-transfers',
    changes,
    statuses: transferStatus,
  });
  const { news, open, card, move } = screen;
  const [columns, narrowColumns] = useMemo(() => {
    const options = { news, openDetails: open, recent: changes.recent, onChange: move };
    return [transferColumns(options), card ? [transferCardColumn(options, card)] : []];
  }, [news, open, card, changes, move]);

  if (screen.live.status === 'error') {
    return (
      <LoadError
        title="Error"
        message="Failed to fetch airport transfer bookings."
        onRetry={screen.live.retry}
      />
    );
  }
  return (
    <SplitView>
      <RecordGrid
        screen={screen}
        spec={transferGrid}
        label="Airport transfers"
        heading={
          isPhone ? undefined : (
            <Stack
              direction="row"
              spacing={1}
              sx={{ px: 1.5, pt: 1.5, alignItems: 'center', justifyContent: 'space-between' }}
            >
              <TransfersTitle />
              {terms}
            </Stack>
          )
        }
        columns={columns}
        narrowColumns={narrowColumns}
        besideFields={besideFields}
        rowHeight={hasRoom ? rowHeights.wide : rowHeights.usual}
        filters={transferFilters}
        searchLabel="Search name, phone, flight, place or #reference"
        what="transfers"
        none="No airport transfers yet. They appear here by themselves."
        more={isPhone ? terms : null}
        buttons={<NewTransfer />}
        noneMatch="No transfers match. Try other words or filters."
      />
      <TransferSheet {...screen.sheet} />
    </SplitView>
  );
}

export { TransfersPage as Component };
export const handle: AdminHeading = {
  title: 'Airport Transfers',
  description: 'Requests, newest first',
};
