import useMediaQuery from '@mui/material/useMediaQuery';
import { NewBooking } from '../records/creating/NewBooking.tsx';
import { RecordPage } from '../records/RecordPage.tsx';
import type { AdminHeading } from '../shell/links.ts';
import { bookingList } from './bookingList.ts';
import { BookingSheet } from './BookingSheet.tsx';
import { useBookingChanges } from './useBookingChanges.ts';

/** In pixels: the narrower the cell, the more lines it needs. */
const rowHeights = { usual: 70, wide: 56 };

function BookingsPage() {
  const hasRoom = useMediaQuery('(min-width: 1280px)');
  return (
    <RecordPage
      list={bookingList}
      changes={useBookingChanges()}
      rowHeight={hasRoom ? rowHeights.wide : rowHeights.usual}
      additions={{ buttons: <NewBooking /> }}
      Sheet={BookingSheet}
    />
  );
}

export { BookingsPage as Component };
export const handle: AdminHeading = { title: 'Bookings', description: 'Requests, newest first' };
