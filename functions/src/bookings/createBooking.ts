import {
  baliDate,
  createBookingAnswerSchema,
  createBookingInputSchema,
  type CreateBookingAnswer,
  type CreateBookingInput,
} from '@selasar/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { publicCallable } from '../callable.ts';
import { callError } from '../callError.ts';
import { db } from '../firestore.ts';
import { readItem } from './item.ts';
import { recordStatus } from './statusEvent.ts';

/** A guest asks for a tour or a villa. The request id makes it safe to send the same request again. */
export const createBooking = publicCallable({
  name: 'createBooking',
  input: () => createBookingInputSchema(baliDate(new Date())),
  run: async (input) => {
    const answer = await db.runTransaction((transaction) => book(transaction, input));
    logger.info('booking requested', { bookingId: input.requestId, type: input.bookingType });
    return answer;
  },
});

async function book(
  transaction: Transaction,
  input: CreateBookingInput,
): Promise<CreateBookingAnswer> {
  const reference = db.collection('bookings').doc(input.requestId);
  const request = requestOf(input);
  const stored = (await transaction.get(reference)).data();
  if (stored) {
    const isSame = Object.entries(request).every(([field, value]) => stored[field] === value);
    if (!isSame) throw reusedRequestId();
    return answerOf(reference.id, stored);
  }
  const booking = {
    ...request,
    ...(await readItem(transaction, input)),
    status: 'pending',
    createdAt: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
  };
  transaction.create(reference, booking);
  recordStatus(transaction, reference, null, 'pending', 'guest');
  return answerOf(reference.id, booking);
}

/** The part of the booking's document that the guest decides. */
const requestOf = (input: CreateBookingInput) => ({
  bookingType: input.bookingType,
  [input.bookingType === 'tour' ? 'tourId' : 'villaId']: input.itemId,
  customerName: input.customerName,
  customerEmail: input.customerEmail,
  startDate: input.startDate,
  endDate: input.bookingType === 'tour' ? input.startDate : input.endDate,
  numberOfGuests: input.numberOfGuests,
});

const answerOf = (bookingId: string, booking: object): CreateBookingAnswer =>
  createBookingAnswerSchema.parse({ ...booking, bookingId });

const reusedRequestId = () =>
  callError({
    code: 'request-id-reused',
    field: 'requestId',
    message:
      'This request was already sent with other details. Please reload the page and try again.',
  });
