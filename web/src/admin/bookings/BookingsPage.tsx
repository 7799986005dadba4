import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { bookingKind } from '../../firebase/records/kinds.ts';
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
import { BookingSheet } from './BookingSheet.tsx';
import { bookingColumns, narrowBookingColumns } from './columns.tsx';
import { bookingCsv } from './csvColumns.ts';
import { bookingFilters, bookingGrid } from './gridSpec.ts';
import { useBookingChanges } from './useBookingChanges.ts';

export function BookingsPage() {
  const { state, change, turn } = useGridState('bookings', bookingGrid);
  const { opened, open } = useOpened();
  const { live, rows, hasNext } = useRecords(bookingKind, state);
  const changes = useBookingChanges();
  const fresh = useArrivals(rows);
  const exporting = useExport({
    fileName: `bookings-${baliToday()}.csv`,
    columns: bookingCsv,
    read: (signal) => readAll(bookingKind, state, signal),
  });

  const narrow = useMediaQuery('(max-width: 700px)');
  const columns = useMemo(() => {
    const options = { fresh, openDetails: open };
    return narrow ? narrowBookingColumns(options) : bookingColumns(options);
  }, [narrow, fresh, open]);
  const allColumns = useMemo(() => bookingColumns({ fresh, openDetails: open }), [fresh, open]);
  const shown = useMemo(() => rows?.map(changes.shown), [rows, changes]);

  const onPage = shown?.find(({ id }) => id === opened);
  const elsewhere = useRecord(bookingKind, onPage || !rows ? undefined : opened);
  const found = elsewhere.status === 'success' ? elsewhere.data : undefined;
  const booking = opened ? (onPage ?? (found && changes.shown(found))) : undefined;

  if (live.status === 'error') {
    return <LoadError message="Failed to load bookings" onRetry={live.retry} />;
  }
  const isFiltered = state.search !== '' || Object.keys(state.filters).length > 0;
  return (
    <>
      <AdminGrid
        label="Bookings"
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
            ? 'No bookings match. Try other words or filters.'
            : 'No bookings yet. They appear here by themselves.'
        }
        toolbar={
          <GridToolbar
            state={state}
            onChange={change}
            searchLabel="Search name, email or #reference"
            filters={bookingFilters}
            columns={allColumns}
          >
            <ExportButton
              progress={exporting.progress}
              onStart={() => void exporting.start()}
              onStop={exporting.stop}
            />
          </GridToolbar>
        }
      />
      <BookingSheet
        booking={booking}
        changing={booking !== undefined && changes.isRunning(booking.id)}
        problem={booking && changes.problemOf(booking.id)}
        onChange={(changing, to) =>
          void changes.change(changing, to).then((done) => done && open(undefined))
        }
        onOpen={open}
      />
    </>
  );
}
