import {
  baliDate,
  bookingFormSchema,
  bookingSchema,
  bookingSearch,
  collections,
  createBookingAnswerSchema,
  createBookingInputSchema,
  type CreateBookingAnswer,
  type CreateBookingInput,
} from '@selasar/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { publicCallable, validate } from '../core/callable.ts';
import { db } from '../core/firestore.ts';
import { bookingLetter } from './bookingLetter.ts';
import { writeMail } from '../mail/writeMail.ts';
import { createOnce } from '../requests/createOnce.ts';
import { recordStatus } from '../status/statusEvent.ts';
import { readItem } from './item.ts';

/** A guest asks for a tour or a villa. The request id makes it safe to send the same request again. */
export const createBooking = publicCallable({
  name: 'createBooking',
  input: () => createBookingInputSchema,
  run: async (input, guest): Promise<CreateBookingAnswer> => {
    const booking = await createOnce({
      reference: referenceOf(input),
      schema: bookingSchema.omit({ id: true }),
      search: bookingSearch,
      request: requestOf(input),
      judge: () => validate(bookingFormSchema(baliDate(new Date())), input),
      sender: { ...guest, email: input.customerEmail, website: input.website },
      countsAs: 'requests',
      complete: (transaction) => complete(transaction, input),
    });
    logger.info('booking requested', { bookingId: input.requestId, type: input.bookingType });
    return createBookingAnswerSchema.parse({ ...booking, bookingId: input.requestId });
  },
});

const referenceOf = (input: CreateBookingInput) =>
  db.collection(collections.bookings).doc(input.requestId);

/** The part of the booking's document that the guest decides: all that the form asks. */
const requestOf = ({ requestId: _, website: __, itemId, ...asked }: CreateBookingInput) =>
  asked.bookingType === 'tour'
    ? { ...asked, tourId: itemId, endDate: asked.startDate }
    : { ...asked, villaId: itemId };

async function complete(transaction: Transaction, input: CreateBookingInput) {
  const item = await readItem(transaction, input);
  const id = recordStatus(transaction, referenceOf(input), null, 'pending', 'guest');
  const letter = bookingLetter({ ...requestOf(input), ...item, id: input.requestId }, 'pending');
  writeMail(transaction, { id, to: input.customerEmail }, letter);
  return {
    ...item,
    status: 'pending' as const,
    createdAt: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
  };
}
