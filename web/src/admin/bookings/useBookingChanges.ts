import { canSetBookingStatus } from '@selasar/domain';
import type { BookingStatus } from '@selasar/domain';
import { toast } from 'sonner';
import { setBookingStatus } from '../../firebase/callables/setBookingStatus.ts';
import { useStatusChanges } from '../details/useStatusChanges.ts';
import type { StatusChanges } from '../details/useStatusChanges.ts';

const ofBookings: StatusChanges<BookingStatus> = {
  name: 'bookings',
  isAllowed: canSetBookingStatus,
  set: (bookingId, from, to) => setBookingStatus({ bookingId, from, to }),
  onDone: (to, undo) =>
    toast.success(
      `Booking ${to} successfully`,
      undo ? { action: { label: 'Undo', onClick: undo } } : {},
    ),
  onFailed: ({ text }) => toast.error('Failed to update booking status', { description: text }),
};

/** Changes of bookings' status, and what is said of them. */
export const useBookingChanges = () => useStatusChanges(ofBookings);
