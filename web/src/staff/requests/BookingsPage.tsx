import useMediaQuery from '@mui/material/useMediaQuery';
import { RequestPage } from './list/RequestPage.tsx';
import type { AdminHeading } from '../common/links.ts';
import { bookingList } from './list/bookingList.tsx';
import { bookingSheet } from './sheet/bookingSheet.tsx';
import { useToday } from '../../clock/useToday.ts';
import { useBookables } from './create/bookable.ts';
import { NewRequest } from './create/NewRequest.tsx';
import { CreateBooking } from './create/CreateBooking.tsx';

const none: readonly never[] = [];

const NewBooking = () => (
  <NewRequest label="New booking">
    {(titleId, close) => <Form titleId={titleId} onClose={close} />}
  </NewRequest>
);

const Form = (props: { titleId: string; onClose: () => void }) => (
  <CreateBooking {...props} offers={useBookables() ?? none} start={undefined} today={useToday()} />
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
      additions={{ buttons: <NewBooking /> }}
    />
  );
}

export { BookingsPage as Component };
export const handle: AdminHeading = { title: 'Bookings', description: 'Requests, newest first' };
