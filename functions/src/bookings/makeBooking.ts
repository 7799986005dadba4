import {
  baliDate,
  bookingSchema,
  bookingSearch,
  collections,
  judgeDespite,
  madeBookingSchema,
  makeBookingAnswerSchema,
  type MakeBookingAnswer,
} from '@selasar/domain';
import * as logger from '../platform/log.ts';
import { implement, validate } from '../platform/operation.ts';
import { unlocked } from '../platform/firestore.ts';
import { createForGuest } from '../platform/requests/createForGuest.ts';
import { askedOf } from './askedOf.ts';
import { bookingLetter } from '../mail/templates/bookingMail.ts';
import { readItem } from './item.ts';
import { moveCapacity } from './moveCapacity.ts';

/** Staff book for a guest who phones or writes. The request id makes it safe to send the same booking again. */
export const makeBooking = implement(
  'makeBooking',
  async (input, staff): Promise<MakeBookingAnswer> => {
    const { requestId, despite, status, ...form } = input;
    const booking = await createForGuest(
      {
        kind: collections.bookings,
        requestId,
        schema: bookingSchema.omit({ id: true }),
        search: bookingSearch,
        request: askedOf(form),
        status,
        decide: async () => {
          await validate(madeBookingSchema(baliDate(new Date())), input);
          // Whoever takes nights or seats looks at their holders: a lock would only make others wait.
          return readItem(unlocked, input, { judge: judgeDespite(despite) });
        },
        take: (transaction, asked) => moveCapacity(transaction, asked, status),
        letter: (asked, trip) => bookingLetter(asked, status, trip),
      },
      staff,
    );
    const { bookingType: type } = form;
    logger.info('booking made', { bookingId: requestId, type, status, despite, by: staff.uid });
    return makeBookingAnswerSchema.parse({ ...booking, bookingId: requestId });
  },
);
