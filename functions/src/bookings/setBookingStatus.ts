import {
  bookingSchema,
  canSetBookingStatus,
  setBookingStatusInputSchema,
  type SetBookingStatusAnswer,
  type SetBookingStatusInput,
} from '@selasar/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { staffCallable, type Staff } from '../callable.ts';
import { callError } from '../callError.ts';
import { db, unlessChanged, writeUnlessChanged } from '../firestore.ts';
import { bookingLetter } from '../mail/bookingLetter.ts';
import { writeMail } from '../mail/writeMail.ts';
import {
  freeNights,
  holdersOf,
  readNights,
  takeNights,
  type VillaStay,
} from '../nights/nightHolders.ts';
import { refuseHeldNights } from '../nights/refusals.ts';
import { checkStatusChange } from '../status/statusChange.ts';
import { recordStatus } from '../status/statusEvent.ts';

/** Staff confirm, cancel or restore a booking, given the status that they saw. A confirmed stay holds its nights. */
export const setBookingStatus = staffCallable({
  name: 'setBookingStatus',
  input: () => setBookingStatusInputSchema,
  run: async (input, staff): Promise<SetBookingStatusAnswer> => {
    await writeUnlessChanged((transaction) => setStatus(transaction, input, staff));
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
  const stored = await reference.get();
  if (!stored.exists) {
    throw callError({ code: 'booking-not-found', message: 'This booking no longer exists.' });
  }
  const booking = storedSchema.parse(stored.data());
  checkStatusChange({
    name: 'booking',
    currentStatus: booking.status,
    from,
    to,
    isAllowed: canSetBookingStatus,
  });
  const stay = stayOf(booking);
  if (stay) await moveNights(transaction, stay, bookingId, to === 'confirmed');
  transaction.update(
    reference,
    { status: to, updatedAt: FieldValue.serverTimestamp() },
    unlessChanged(stored),
  );
  const id = recordStatus(transaction, reference, from, to, staff);
  const letter = bookingLetter({ ...booking, id: bookingId }, to);
  writeMail(transaction, { id, to: booking.customerEmail }, letter);
}

/** What a change of status has to know of a booking. */
const storedSchema = bookingSchema.omit({ id: true, createdAt: true, updatedAt: true });

const stayOf = ({
  villaId,
  startDate,
  endDate,
}: Pick<VillaStay, 'startDate' | 'endDate'> & { villaId?: string | undefined }):
  | VillaStay
  | undefined => (villaId === undefined ? undefined : { villaId, startDate, endDate });

/** Takes the nights of a stay that is confirmed now, frees those of one that is no longer. */
async function moveNights(
  transaction: Transaction,
  stay: VillaStay,
  bookingId: string,
  isConfirmed: boolean,
): Promise<void> {
  const months = await readNights(stay);
  if (!isConfirmed) return freeNights(transaction, months, bookingId);
  await refuseHeldNights(holdersOf(months, stay), bookingId);
  takeNights(transaction, months, stay, bookingId);
}
