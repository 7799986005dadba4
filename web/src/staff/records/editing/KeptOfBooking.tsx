import { isOpenRequest } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import { EditBooking } from './EditBooking.tsx';
import { Money } from './Money.tsx';
import { Notes } from './Notes.tsx';

/** Staff actions of a booking besides its status: edit it, set its price, record payments and notes. */
export function KeptOfBooking({ booking }: { booking: Booking }) {
  const { id, totalPrice: total, status, notes = '' } = booking;
  return (
    <>
      <div>
        <EditBooking booking={booking} />
      </div>
      <Money record={{ ...booking, kind: 'bookings', total, isOpen: isOpenRequest(status) }} />
      <Notes kind="bookings" id={id} notes={notes} />
    </>
  );
}
