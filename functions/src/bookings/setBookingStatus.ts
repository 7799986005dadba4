import {
  bookingStatusSchema,
  canSetBookingStatus,
  setBookingStatusInputSchema,
  type SetBookingStatusAnswer,
  type SetBookingStatusInput,
} from '@selasar/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { staffCallable, type Staff } from '../callable.ts';
import { callError } from '../callError.ts';
import { db } from '../firestore.ts';
import { recordStatus } from '../status/statusEvent.ts';

/** Staff confirm, cancel or restore a booking, given the status that they saw. */
export const setBookingStatus = staffCallable({
  name: 'setBookingStatus',
  input: () => setBookingStatusInputSchema,
  run: async (input, staff): Promise<SetBookingStatusAnswer> => {
    await db.runTransaction((transaction) => setStatus(transaction, input, staff));
    logger.info('booking status set', { ...input, by: staff.uid });
    return { bookingId: input.bookingId, status: input.to };
  },
});

async function setStatus(
  transaction: Transaction,
  { bookingId, from, to }: SetBookingStatusInput,
  staff: Staff,
): Promise<void> {
  const reference = db.collection('bookings').doc(bookingId);
  const stored = await transaction.get(reference);
  if (!stored.exists) {
    throw callError({ code: 'booking-not-found', message: 'This booking no longer exists.' });
  }
  const currentStatus = bookingStatusSchema.parse(stored.get('status'));
  if (currentStatus !== from) {
    throw callError({
      code: 'status-stale',
      field: 'from',
      message: `This booking has changed in the meantime: it is ${currentStatus} now.`,
      currentStatus,
    });
  }
  if (!canSetBookingStatus(from, to)) {
    throw callError({
      code: 'status-not-allowed',
      field: 'to',
      message: `A ${from} booking cannot become ${to}.`,
      currentStatus,
    });
  }
  transaction.update(reference, { status: to, updatedAt: FieldValue.serverTimestamp() });
  recordStatus(transaction, reference, from, to, staff);
}
