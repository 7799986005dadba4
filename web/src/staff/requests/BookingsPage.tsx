import useMediaQuery from '@mui/material/useMediaQuery';
import type { AdminHeading } from '../common/links.ts';
import { CreateBooking } from './edit/BookingForm.tsx';
import { NewRequest } from './edit/NewRequest.tsx';
import { bookingList } from './list/bookingList.tsx';
import { RequestPage } from './list/RequestPage.tsx';
import { bookingSheet } from './sheet/bookingSheet.tsx';

const newBooking = (
  <NewRequest label="New booking">{(close) => <CreateBooking onClose={close} />}</NewRequest>
);

/** In pixels: the narrower the cell, the more lines it needs. */
const rowHeights = { usual: 70, wide: 56 };

function BookingsPage() {
  const hasRoom = useMediaQuery('(min-width: 1280px)');
  return (
    <RequestPage
      list={bookingList}
      sheet={bookingSheet}
      rowHeight={hasRoom ? rowHeights.wide : rowHeights.usual}
      additions={{ buttons: newBooking }}
    />
  );
}

export { BookingsPage as Component };
export const handle: AdminHeading = { title: 'Bookings', description: 'Requests, newest first' };
