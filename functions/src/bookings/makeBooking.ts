import {
  baliDate,
  bookingSchema,
  bookingSearch,
  collections,
  foundBy,
  judgeDespite,
  madeBookingSchema,
  makeBookingAnswerSchema,
  type makeBookingInputSchema,
  type MakeBookingAnswer,
} from '@selasar/domain';
import { FieldValue, type DocumentData } from 'firebase-admin/firestore';
import * as logger from '../core/log.ts';
import type { z } from 'zod';
import { implement, type Staff, validate } from '../core/operation.ts';
import { db, unlocked, writeUnlessChanged } from '../core/firestore.ts';
import { writeMail } from '../mail/writeMail.ts';
import { earlierDocument, filled } from '../requests/createOnce.ts';
import { recordStatus } from '../status/statusEvent.ts';
import { joinTrip } from '../trips/joinTrip.ts';
import { newInTrip } from '../trips/tripInLetter.ts';
import { askedOf } from './askedOf.ts';
import { bookingLetter } from './bookingLetter.ts';
import { readItem } from './item.ts';
import { moveCapacity } from './moveCapacity.ts';

/** Staff book for a guest who phones or writes. The request id makes it safe to send the same booking again. */
export const makeBooking = implement(
  'makeBooking',
  async (input, staff): Promise<MakeBookingAnswer> => {
    const booking = await makeOnce(input, staff);
    const { requestId: bookingId, bookingType: type, status, despite } = input;
    logger.info('booking made', { bookingId, type, status, despite, by: staff.uid });
    return makeBookingAnswerSchema.parse({ ...booking, bookingId });
  },
);

type Input = z.output<typeof makeBookingInputSchema>;

const referenceOf = ({ requestId }: Input) => db.collection(collections.bookings).doc(requestId);

/** What staff decide of the document, and nobody changes afterwards. */
function requestOf(input: Input) {
  const { requestId: _, despite: __, status: ___, ...asked } = input;
  return askedOf(asked);
}

const earlierOf = (input: Input): Promise<DocumentData | undefined> =>
  earlierDocument({
    reference: referenceOf(input),
    schema: bookingSchema.omit({ id: true }),
    request: requestOf(input),
  });

async function makeOnce(input: Input, staff: Staff): Promise<DocumentData> {
  try {
    return await make(input, staff);
  } catch (error) {
    // The same request may have overtaken this one, and hold the nights itself.
    const earlier = await earlierOf(input);
    if (earlier) return earlier;
    throw error;
  }
}

const make = (input: Input, staff: Staff): Promise<DocumentData> =>
  writeUnlessChanged(async (transaction) => {
    const by = await staff.authorize(transaction);
    const earlier = await earlierOf(input);
    if (earlier) return earlier;
    await validate(madeBookingSchema(baliDate(new Date())), input);
    // Whoever takes nights or seats looks at their holders: a lock would only make others wait.
    const item = await readItem(unlocked, input, { judge: judgeDespite(input.despite) });
    const { status, customerEmail } = input;
    const reference = referenceOf(input);
    const asked = { ...requestOf(input), ...item, id: reference.id };
    const trip = await joinTrip(transaction, undefined, customerEmail);
    await moveCapacity(transaction, asked, status);
    const id = recordStatus(transaction, reference, null, status, by);
    const of = { kind: collections.bookings, requestId: reference.id, tripId: trip.id };
    const letter = bookingLetter(asked, status, newInTrip(trip));
    writeMail(transaction, { id, to: customerEmail, of }, letter);
    const { id: _, ...fields } = asked;
    const created = {
      ...filled(fields),
      customerEmail,
      tripId: trip.id,
      status,
      createdAt: FieldValue.serverTimestamp(),
      updatedAt: FieldValue.serverTimestamp(),
      ...foundBy(bookingSearch, asked),
    };
    transaction.create(reference, created);
    return created;
  });
