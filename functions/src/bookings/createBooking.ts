import {
  baliDate,
  bookingFormSchema,
  bookingSchema,
  bookingSearch,
  collections,
  createBookingAnswerSchema,
  statusAfter,
  type createBookingInputSchema,
  type CreateBookingAnswer,
} from '@selasar/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import * as logger from '../platform/log.ts';
import type { z } from 'zod';
import { implement, validate } from '../platform/operation.ts';
import { db, transactionReader } from '../platform/firestore.ts';
import { bookingFieldsOf } from './bookingFields.ts';
import { bookingMail } from '../mail/templates/bookingMail.ts';
import { writeMail } from '../mail/writeMail.ts';
import { mayMail } from '../platform/requests/limitMails.ts';
import { createOnce } from '../platform/requests/createOnce.ts';
import { recordEvent } from '../changes/recordEvent.ts';
import { joinTrip, tripKeyFor, type JoinedTrip } from '../trips/joinTrip.ts';
import { newInTrip } from '../mail/templates/tripInMail.ts';
import { readItem } from './item.ts';
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
    logger.info('booking requested', { bookingId: input.requestId, type: input.bookingType });
    return createBookingAnswerSchema.parse({
      ...booking,
      itemName: booking['translatedName'] ?? booking['itemName'],
      ...(await tripKeyFor(reference, booking, joined)),
      bookingId: input.requestId,
    });
  },
);

type Input = z.output<typeof createBookingInputSchema>;

const referenceOf = (input: Input) => db.collection(collections.bookings).doc(input.requestId);

/** The fields of the booking that the guest fills in. */
function requestOf(input: Input) {
  const { requestId: _, website: __, tripKey: ___, ...form } = input;
  return bookingFieldsOf(form);
}

const status = statusAfter.request;

async function complete(transaction: Transaction, input: Input) {
  const inLanguage = languageField();
  const item = await readItem(transactionReader(transaction), { ...input, ...inLanguage });
  const trip = await joinTrip(transaction, input.tripKey, input.customerEmail);
  const id = recordEvent(transaction, referenceOf(input), {
    from: null,
    to: status,
    by: 'guest',
  });
  const request = { ...requestOf(input), ...item, ...inLanguage, id: input.requestId };
  const of = { kind: collections.bookings, requestId: input.requestId, tripId: trip.id };
  const envelope = { id, to: input.customerEmail, of };
  if (await mayMail(transaction, envelope.to)) {
    writeMail(transaction, envelope, bookingMail(request, status, newInTrip(trip)));
  }
  const fields = {
    ...item,
    tripId: trip.id,
    ...inLanguage,
    status,
    createdAt: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
  };
  return { trip, fields };
}
