import {
  baliDate,
  bookingSchema,
  bookingSearch,
  collections,
  checkWithOverrides,
  newBookingSchema,
  createBookingForGuestAnswerSchema,
  type CreateBookingForGuestAnswer,
} from '@selasar/domain';
import * as logger from '../platform/log.ts';
import { implement, validate } from '../platform/operation.ts';
import { plainReader } from '../platform/firestore.ts';
import { createForGuest } from '../platform/requests/createForGuest.ts';
import { bookingFieldsOf } from './bookingFields.ts';
import { bookingMail } from '../mail/templates/bookingMail.ts';
import { readItem } from './item.ts';
import { moveCapacity } from './moveCapacity.ts';

/** Staff book for a guest who phones or writes. The request id makes it safe to send the same booking again. */
export const createBookingForGuest = implement(
  'createBookingForGuest',
  async (input, staff): Promise<CreateBookingForGuestAnswer> => {
    const { requestId, overrides, status, ...form } = input;
    const booking = await createForGuest(
      {
        kind: collections.bookings,
        requestId,
        schema: bookingSchema.omit({ id: true }),
        search: bookingSearch,
        request: bookingFieldsOf(form),
        status,
        decide: async () => {
          await validate(newBookingSchema(baliDate(new Date())), input);
          // No locks: taking nights or seats checks their holders anyway, and a lock would only make others wait.
          return readItem(plainReader, input, { check: checkWithOverrides(overrides) });
        },
        take: (transaction, requested) => moveCapacity(transaction, requested, status),
        mailContent: (requested, trip) => bookingMail(requested, status, trip),
      },
      staff,
    );
    const { bookingType: type } = form;
    logger.info('booking created for guest', {
      bookingId: requestId,
      type,
      status,
      overrides,
      by: staff.uid,
    });
    return createBookingForGuestAnswerSchema.parse({ ...booking, bookingId: requestId });
  },
);
