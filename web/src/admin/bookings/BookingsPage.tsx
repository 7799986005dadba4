import { bookingActions, bookingStatusColor } from '@selasar/domain';
import { useMemo } from 'react';
import { bookingKind } from '../../firebase/records/kinds.ts';
import { LoadError } from '../LoadError.tsx';
import { narrowRecordColumns } from '../records/recordColumns.tsx';
import { RecordGrid } from '../records/RecordGrid.tsx';
import { useRecordScreen } from '../records/useRecordScreen.ts';
import { reference } from '../records/reference.ts';
import { BookingSheet } from './BookingSheet.tsx';
import { bookingColumns } from './columns.tsx';
import { bookingCsv } from './csvColumns.ts';
import { bookingFilters, bookingGrid } from './gridSpec.ts';
import { useBookingChanges } from './useBookingChanges.ts';
import { bookingSummary } from './words.ts';

export function BookingsPage() {
  const screen = useRecordScreen({
    kind: bookingKind,
    grid: bookingGrid,
    csv: bookingCsv,
    fileName: 'bookings',
    changes: useBookingChanges(),
    actions: bookingActions,
  });
  const { news, open } = screen;
  const [columns, narrowColumns] = useMemo(() => {
    const options = { news, openDetails: open };
    return [
      bookingColumns(options),
      narrowRecordColumns(options, bookingStatusColor, bookingSummary, ({ id }) => reference(id)),
    ];
  }, [news, open]);

  if (screen.live.status === 'error') {
    return <LoadError message="Failed to load bookings" onRetry={screen.live.retry} />;
  }
  return (
    <>
      <RecordGrid
        screen={screen}
        label="Bookings"
        columns={columns}
        narrowColumns={narrowColumns}
        filters={bookingFilters}
        none="No bookings yet. They appear here by themselves."
        noneMatch="No bookings match. Try other words or filters."
      />
      <BookingSheet {...screen.sheet} />
    </>
  );
}
