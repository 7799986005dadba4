import type { Booking, BookingStatus } from '@selasar/domain';
import { useState } from 'react';
import { toast } from 'sonner';
import { CallFailure } from '../../firebase/callables/call.ts';
import { setBookingStatus } from '../../firebase/callables/setBookingStatus.ts';

/** Moves the booking from the status that is shown; the listener brings the result. */
export function useStatusChange({ id, status }: Booking, onChanged: () => void) {
  const [changing, setChanging] = useState(false);

  const change = async (to: BookingStatus) => {
    setChanging(true);
    try {
      await setBookingStatus({ bookingId: id, from: status, to });
      toast.success(`Booking ${to} successfully`);
      onChanged();
    } catch (error) {
      const description = error instanceof CallFailure ? error.details?.message : undefined;
      toast.error('Failed to update booking status', { description });
    } finally {
      setChanging(false);
    }
  };

  return { change, changing };
}
