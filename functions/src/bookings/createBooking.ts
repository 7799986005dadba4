import {
  baliDate,
  bookingFormSchema,
  bookingSchema,
  bookingSearch,
  collections,
  confirmsAtOnce,
  createBookingAnswerSchema,
  statusAfter,
  type createBookingInputSchema,
  type CreateBookingAnswer,
} from '@selasar/domain';
import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type Transaction,
} from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { guestError } from '../platform/callError.ts';
import * as logger from '../platform/log.ts';
import type { z } from 'zod';
import { implement, validate } from '../platform/operation.ts';
import { db, plainReader, transactionReader } from '../platform/firestore.ts';
import { bookingFieldsOf } from './bookingFields.ts';
import { bookingMail } from '../mail/templates/bookingMail.ts';
import { writeMail } from '../mail/writeMail.ts';
import { createOnce } from '../platform/requests/createOnce.ts';
import { recordEvent } from '../changes/recordEvent.ts';
import { creationOf, joinTrip, tripKeyFor, type JoinedTrip } from '../trips/joinTrip.ts';
import { newInTrip } from '../mail/templates/tripInMail.ts';
import { checkOffer, readOffer } from './item.ts';
import { moveCapacity } from './moveCapacity.ts';
import { languageField } from '../platform/i18n/languageField.ts';

/** A guest requests a tour or villa. The request id makes it safe to send the same request again. */
export const createBooking = implement(
  'createBooking',
  async (input, guest): Promise<CreateBookingAnswer> => {
    const reference = referenceOf(input);
    let joined: JoinedTrip | undefined;
    const booking = await createOnce({
      reference,
      schema: bookingSchema.omit({ id: true }),
      search: bookingSearch,
      request: requestOf(input),
      validate: () => validate(bookingFormSchema(baliDate(new Date())), input),
      sender: { ...guest, email: input.customerEmail, website: input.website },
      countsAs: 'requests',
      complete: async (transaction) => {
        const { trip, fields } = await complete(transaction, input);
        joined = trip;
        return fields;
      },
    });
    logger.info('booking requested', {
      bookingId: input.requestId,
      type: input.bookingType,
      status: booking['status'],
    });
    return createBookingAnswerSchema.parse({
      ...booking,
      itemName: booking['translatedName'] ?? booking['itemName'],
      ...(await tripKeyFor(reference, booking, joined)),
      ...((await wasConfirmed(reference, booking, joined)) && { isConfirmed: true }),
      bookingId: input.requestId,
    });
  },
);

/** Whether it was confirmed at once, also if staff have changed it before a repeated call. */
const wasConfirmed = async (
  reference: DocumentReference,
  { unverified }: DocumentData,
  joined: JoinedTrip | undefined,
): Promise<boolean> =>
  unverified === true ||
  (joined === undefined && (await creationOf(reference))?.['to'] === statusAfter.confirmation);

type Input = z.output<typeof createBookingInputSchema>;

const referenceOf = (input: Input) => db.collection(collections.bookings).doc(input.requestId);

/** The fields of the booking that the guest fills in. */
function requestOf(input: Input) {
  const { requestId: _, website: __, tripKey: ___, shownTotal: ____, ...form } = input;
  return bookingFieldsOf(form);
}

async function complete(transaction: Transaction, input: Input) {
  const inLanguage = languageField();
  const wanted = { ...input, ...inLanguage };
  const reader = transactionReader(transaction);
  const offer = await readOffer(reader, wanted);
  const isInstant = confirmsAtOnce(offer);
  // If every guest locked the calendar, none could take nights or seats; their holders are checked anyway.
  const item = await checkOffer(isInstant ? plainReader : reader, offer, wanted);
  const { totalPrice: totalAmount } = item;
  if (input.shownTotal !== undefined && input.shownTotal !== totalAmount) {
    throw guestError({ code: 'price-changed', facts: { totalAmount } });
  }
  const trip = await joinTrip(transaction, input.tripKey, input.customerEmail);
  const own = { ...requestOf(input), id: input.requestId };
  const isConfirmed =
    isInstant && (await takePlace(transaction, own, () => checkOffer(plainReader, offer, wanted)));
  const status = isConfirmed ? statusAfter.confirmation : statusAfter.request;
  const unverified = isConfirmed ? ({ unverified: true } as const) : {};
  const id = recordEvent(transaction, referenceOf(input), {
    from: null,
    to: status,
    by: 'guest',
  });
  const request = { ...own, ...item, ...inLanguage, ...unverified };
  const of = { kind: collections.bookings, requestId: input.requestId, tripId: trip.id };
  const envelope = { id, to: input.customerEmail, cause: 'guest', of } as const;
  await writeMail(transaction, envelope, bookingMail(request, status, newInTrip(trip)));
  const fields = {
    ...item,
    tripId: trip.id,
    ...inLanguage,
    ...unverified,
    status,
    createdAt: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
  };
  return { trip, fields };
}

/**
 * Takes the nights or seats of a booking that is confirmed at once. If somebody else was faster, `refuse` throws, as if
 * they had been taken before; if it does not, the public calendar is wrong, and staff decide.
 */
async function takePlace(
  transaction: Transaction,
  booking: Parameters<typeof moveCapacity>[1],
  refuse: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await moveCapacity(transaction, booking, statusAfter.confirmation);
    return true;
  } catch (error) {
    const { code } = error instanceof HttpsError ? (error.details as { code?: unknown }) : {};
    if (code !== 'nights-taken' && code !== 'seats-taken') throw error;
    await refuse();
    return false;
  }
}
