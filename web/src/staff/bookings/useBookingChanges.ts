import type { Booking, BookingStatus } from '@selasar/domain';
import { toast } from 'sonner';
import { staffApi } from '../../data/api.ts';
import { readCurrentRecord } from '../../data/records/readCurrentRecord.ts';
import { useStatusChanges } from '../records/details/useStatusChanges.ts';
import type { StatusChanges } from '../records/details/useStatusChanges.ts';
import { useOwnUid } from '../shell/session/route.ts';
import { bookingInWords } from './bookingText.ts';

const ofBookings: StatusChanges<Booking, BookingStatus> = {
  kind: 'bookings',
  set: (bookingId, from, to) => staffApi.setBookingStatus({ bookingId, from, to }),
  readBack: (id) => readCurrentRecord('bookings', id),
  describe: bookingInWords,
  brief: bookingInWords,
  done: (to) => ({ title: `Booking ${to} successfully`, lines: [] }),
  notifyFailed: (reason) => toast.error('Failed to update booking status', { description: reason }),
};

/** Status changes of bookings, and the texts for them. */
export const useBookingChanges = () => useStatusChanges(ofBookings, useOwnUid());
