import { canSetBookingStatus } from '@selasar/domain';
import type { BookingStatus } from '@selasar/domain';
import { toast } from 'sonner';
import { setBookingStatus } from '../../firebase/callables/setBookingStatus.ts';
import { useStatusChanges } from '../details/useStatusChanges.ts';

/** Changes of bookings' status, and what is said of them. */
export const useBookingChanges = () =>
  useStatusChanges<BookingStatus>({
    name: 'bookings',
    isAllowed: canSetBookingStatus,
    set: (bookingId, from, to) => setBookingStatus({ bookingId, from, to }),
    onDone: (to, undo) =>
      toast.success(
        `Booking ${to} successfully`,
        undo ? { action: { label: 'Undo', onClick: undo } } : {},
      ),
    onFailed: ({ text }) => toast.error('Failed to update booking status', { description: text }),
  });
