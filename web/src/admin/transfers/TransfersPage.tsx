import Typography from '@mui/material/Typography';
import { formatCount, transferActions, transferStatusColor } from '@selasar/domain';
import { useMemo } from 'react';
import { useStats } from '../../firebase/liveStats.ts';
import { transferKind } from '../../firebase/records/kinds.ts';
import { LoadError } from '../LoadError.tsx';
import { narrowRecordColumns } from '../records/recordColumns.tsx';
import { RecordGrid } from '../records/RecordGrid.tsx';
import { useRecordScreen } from '../records/useRecordScreen.ts';
import { transferColumns } from './columns.tsx';
import { transferCsv } from './csvColumns.ts';
import { transferFilters, transferGrid } from './gridSpec.ts';
import { TransferSheet } from './TransferSheet.tsx';
import { useTransferChanges } from './useTransferChanges.tsx';
import { transferSummary } from './words.ts';

export function TransfersPage() {
  const changes = useTransferChanges();
  const screen = useRecordScreen({
    kind: transferKind,
    grid: transferGrid,
    csv: transferCsv,
    fileName: 'airport-transfers',
    changes,
    actions: transferActions,
  });
  const stats = useStats();
  const { news, open, move } = screen;
  const [columns, narrowColumns] = useMemo(() => {
    const options = { news, openDetails: open };
    return [
      transferColumns({ ...options, recent: changes.recent, onChange: move }),
      narrowRecordColumns(
        options,
        transferStatusColor,
        transferSummary,
        ({ customerName }) => customerName,
      ),
    ];
  }, [news, open, changes, move]);

  if (screen.live.status === 'error') {
    return (
      <LoadError
        title="Error"
        message="Failed to fetch airport transfer bookings."
        onRetry={screen.live.retry}
      />
    );
  }
  const count = stats.status === 'success' ? ` (${formatCount(stats.data.transfers.total)})` : '';
  return (
    <>
      <RecordGrid
        screen={screen}
        label="Airport transfers"
        heading={
          <Typography component="h2" variant="h4" sx={{ px: 1.5, pt: 1.5 }}>
            Airport Transfer Bookings{count}
          </Typography>
        }
        columns={columns}
        narrowColumns={narrowColumns}
        filters={transferFilters}
        none="No airport transfers yet. They appear here by themselves."
        noneMatch="No transfers match. Try other words or filters."
      />
      <TransferSheet {...screen.sheet} />
    </>
  );
}
