import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Transfer, TransferStatus } from '@selasar/domain';
import { useCallback, useMemo } from 'react';
import { useStats } from '../../firebase/liveStats.ts';
import { transferKind } from '../../firebase/records/kinds.ts';
import { readAll } from '../../firebase/records/readAll.ts';
import { useRecord, useRecords } from '../../firebase/records/useRecords.ts';
import { baliToday } from '../../ui/today.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { useExport } from '../export/useExport.ts';
import { AdminGrid } from '../grid/AdminGrid.tsx';
import { GridToolbar } from '../grid/GridToolbar.tsx';
import { useGridState } from '../grid/useGridState.ts';
import { LoadError } from '../LoadError.tsx';
import { useArrivals } from '../useArrivals.ts';
import { useOpened } from '../useOpened.ts';
import { narrowTransferColumns, transferColumns } from './columns.tsx';
import { transferCsv } from './csvColumns.ts';
import { transferFilters, transferGrid } from './gridSpec.ts';
import { TransferSheet } from './TransferSheet.tsx';
import { useTransferChanges } from './useTransferChanges.tsx';

export function TransfersPage() {
  const { state, change, turn } = useGridState('transfers', transferGrid);
  const { opened, open } = useOpened();
  const { live, rows, hasNext } = useRecords(transferKind, state);
  const changes = useTransferChanges();
  const fresh = useArrivals(rows);
  const stats = useStats();
  const exporting = useExport({
    fileName: `airport-transfers-${baliToday()}.csv`,
    columns: transferCsv,
    read: (signal) => readAll(transferKind, state, signal),
  });

  const move = useCallback(
    (transfer: Transfer, to: TransferStatus) => void changes.change(transfer, to),
    [changes],
  );
  const narrow = useMediaQuery('(max-width: 700px)');
  const options = useMemo(
    () => ({ fresh, openDetails: open, isChanging: changes.isRunning, onChange: move }),
    [fresh, open, changes, move],
  );
  const wideColumns = useMemo(() => transferColumns(options), [options]);
  const columns = useMemo(
    () => (narrow ? narrowTransferColumns(options) : wideColumns),
    [narrow, options, wideColumns],
  );
  const shown = useMemo(() => rows?.map(changes.shown), [rows, changes]);

  const onPage = shown?.find(({ id }) => id === opened);
  const elsewhere = useRecord(transferKind, onPage || !rows ? undefined : opened);
  const found = elsewhere.status === 'success' ? elsewhere.data : undefined;
  const transfer = opened ? (onPage ?? (found && changes.shown(found))) : undefined;

  const count = stats.status === 'success' ? ` (${stats.data.transfers.total})` : '';
  if (live.status === 'error') {
    return (
      <LoadError
        title="Error"
        message="Failed to fetch airport transfer bookings."
        onRetry={live.retry}
      />
    );
  }
  const isFiltered = state.search !== '' || Object.keys(state.filters).length > 0;
  return (
    <>
      <AdminGrid
        label="Airport transfers"
        rows={shown}
        rowId={({ id }) => id}
        columns={columns}
        state={narrow ? { ...state, hidden: [] } : state}
        onChange={change}
        paging={{ hasNext, turn }}
        onOpen={open}
        fresh={fresh}
        emptyText={
          isFiltered
            ? 'No transfers match. Try other words or filters.'
            : 'No airport transfers yet. They appear here by themselves.'
        }
        toolbar={
          <>
            <Typography component="h2" variant="h4" sx={{ px: 1.5, pt: 1.5 }}>
              Airport Transfer Bookings{count}
            </Typography>
            <GridToolbar
              state={state}
              onChange={change}
              searchLabel="Search name, email or #reference"
              filters={transferFilters}
              columns={wideColumns}
            >
              <ExportButton
                progress={exporting.progress}
                onStart={() => void exporting.start()}
                onStop={exporting.stop}
              />
            </GridToolbar>
          </>
        }
      />
      <TransferSheet
        transfer={transfer}
        changing={transfer !== undefined && changes.isRunning(transfer.id)}
        problem={transfer && changes.problemOf(transfer.id)}
        onChange={(changing, to) =>
          void changes.change(changing, to).then((done) => done && open(undefined))
        }
        onClose={() => open(undefined)}
      />
    </>
  );
}
