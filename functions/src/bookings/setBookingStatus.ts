import {
  bookingSchema,
  bookingStatus,
  bookingStatusSchema,
  canSetBookingStatus,
  setBookingStatusInputSchema,
  type Booking,
  type BookingStatus,
  type SetBookingStatusAnswer,
} from '@selasar/domain';
import type { Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { staffCallable } from '../core/callable.ts';
import { bookingLetter } from './bookingLetter.ts';
import { freeNights, holdersOf, readNights, takeNights } from './nights/nightHolders.ts';
import { refuseHeldNights } from './nights/refusals.ts';
import { changeStatus } from '../status/changeStatus.ts';

/** Staff confirm, cancel or restore a booking, given the status that they saw. A status says whether a stay holds its nights. */
export const setBookingStatus = staffCallable({
  name: 'setBookingStatus',
  input: () => setBookingStatusInputSchema,
  run: async (input, staff): Promise<SetBookingStatusAnswer> => {
    const { bookingId, from, to } = input;
    const eventId = await changeStatus(booking, { id: bookingId, from, to }, staff);
    logger.info('booking status set', { ...input, by: staff.uid });
    return { bookingId, status: to, eventId };
  },
});

export const booking = {
  name: 'booking',
  status: bookingStatusSchema,
  schema: bookingSchema.omit({ id: true, createdAt: true, updatedAt: true }),
  isAllowed: canSetBookingStatus,
  letter: bookingLetter,
  also: moveNights,
} as const;

/** Takes the nights of a stay whose status holds them, frees those of any other. A tour has none. */
async function moveNights(
  transaction: Transaction,
  { id, villaId, startDate, endDate }: Pick<Booking, 'id' | 'villaId' | 'startDate' | 'endDate'>,
  to: BookingStatus,
): Promise<void> {
  if (villaId === undefined) return;
  const stay = { villaId, startDate, endDate };
  const months = await readNights(stay);
  if (!bookingStatus[to].holdsNights) return freeNights(transaction, months, id);
  await refuseHeldNights(holdersOf(months, stay), id);
  takeNights(transaction, months, stay, id);
}
