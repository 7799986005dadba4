import {
  baliDate,
  createBookingAnswerSchema,
  createBookingInputSchema,
  type CreateBookingAnswer,
  type CreateBookingInput,
} from '@selasar/domain';
import { FieldValue, GrpcStatus, type Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
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
    const answer = (await earlierAnswer(input)) ?? (await bookOnce(input));
    logger.info('booking requested', { bookingId: input.requestId, type: input.bookingType });
    return answer;
  },
});

const referenceOf = (input: CreateBookingInput) => db.collection('bookings').doc(input.requestId);

/** The answer to this request if it was booked before. Refuses a request id that stands for another request. */
async function earlierAnswer(input: CreateBookingInput): Promise<CreateBookingAnswer | undefined> {
  const stored = (await referenceOf(input).get()).data();
  if (!stored) return undefined;
  const isSame = Object.entries(requestOf(input)).every(
    ([field, value]) => stored[field] === value,
  );
  if (!isSame) throw reusedRequestId();
  return answerOf(input, stored);
}

/**
 * Books, or gives the answer of the same request if it overtakes this one. The transaction does not read the booking:
 * it would lock it, and retries that run side by side would hold each other up.
 */
async function bookOnce(input: CreateBookingInput): Promise<CreateBookingAnswer> {
  try {
    return await db.runTransaction((transaction) => book(transaction, input));
  } catch (error) {
    const earlier = isAlreadyThere(error) ? await earlierAnswer(input) : undefined;
    if (!earlier) throw error;
    return earlier;
  }
}

async function book(
  transaction: Transaction,
  input: CreateBookingInput,
): Promise<CreateBookingAnswer> {
  const booking = {
    ...requestOf(input),
    ...(await readItem(transaction, input)),
    status: 'pending',
    createdAt: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
  };
  transaction.create(referenceOf(input), booking);
  recordStatus(transaction, referenceOf(input), null, 'pending', 'guest');
  return answerOf(input, booking);
}

const isAlreadyThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === GrpcStatus.ALREADY_EXISTS;

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

const answerOf = (input: CreateBookingInput, booking: object): CreateBookingAnswer =>
  createBookingAnswerSchema.parse({ ...booking, bookingId: input.requestId });

const reusedRequestId = () =>
  callError({
    code: 'request-id-reused',
    field: 'requestId',
    message:
      'This request was already sent with other details. Please reload the page and try again.',
  });
