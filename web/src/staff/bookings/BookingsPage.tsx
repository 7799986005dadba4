import useMediaQuery from '@mui/material/useMediaQuery';
import { bookingStatus } from '@selasar/domain';
import { useMemo } from 'react';
import { bookingCollection } from '../../data/bookings/collection.ts';
import { LoadError } from '../common/LoadError.tsx';
import { NewBooking } from '../records/creating/NewBooking.tsx';
import { SplitView } from '../records/queue/SplitView.tsx';
import { RecordGrid } from '../records/RecordGrid.tsx';
import { useRecordScreen } from '../records/useRecordScreen.ts';
import type { AdminHeading } from '../shell/links.ts';
import { BookingSheet } from './BookingSheet.tsx';
import { bookingCardColumn, bookingCards } from './cards.tsx';
import { bookingColumns } from './columns.tsx';
import { bookingCsv } from './csvColumns.ts';
import { bookingFilters, bookingGrid } from './gridSpec.ts';
import { useBookingChanges } from './useBookingChanges.ts';

/** The sheet has all others. */
const besideFields = ['customerName', 'itemName', 'startDate', 'status'];

/** In pixels: the less room a cell has, the more lines it takes. */
const rowHeights = { usual: 70, wide: 56 };

function BookingsPage() {
  const hasRoom = useMediaQuery('(min-width: 1280px)');
  const screen = useRecordScreen({
    collection: bookingCollection,
    grid: bookingGrid,
    cards: bookingCards,
    csv: bookingCsv,
    fileName: 'bookings',
    changes: useBookingChanges(),
    statuses: bookingStatus,
  });
  const { news, open, card } = screen;
  const [columns, narrowColumns] = useMemo(() => {
    const options = { news, openDetails: open };
    return [bookingColumns(options), card ? [bookingCardColumn(options, card)] : []];
  }, [news, open, card]);

  if (screen.live.status === 'error') {
    return <LoadError message="Failed to load bookings" onRetry={screen.live.retry} />;
  }
  return (
    <SplitView>
      <RecordGrid
        screen={screen}
        spec={bookingGrid}
        label="Bookings"
        columns={columns}
        narrowColumns={narrowColumns}
        besideFields={besideFields}
        rowHeight={hasRoom ? rowHeights.wide : rowHeights.usual}
        filters={bookingFilters}
        searchLabel="Search name, email, item or #reference"
        what="bookings"
        none="No bookings yet. They appear here by themselves."
        buttons={<NewBooking />}
        noneMatch="No bookings match. Try other words or filters."
      />
      <BookingSheet {...screen.sheet} />
    </SplitView>
  );
}

export { BookingsPage as Component };
export const handle: AdminHeading = { title: 'Bookings', description: 'Requests, newest first' };
