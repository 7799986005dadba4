import {
  baliDate,
  bookingFactsSchema,
  bookingStatus,
  bookingChangeSchema,
  requestedOf,
  type BookingChangeForm,
} from '@selasar/domain';
import { readItem } from '../bookings/item.ts';
import { moveBooking } from '../bookings/moveBooking.ts';
import { booking, type StoredBooking } from '../bookings/booking.ts';
import { validate } from '../platform/operation.ts';
import { plainReader } from '../platform/firestore.ts';
import type { Changeable, Moment } from './changeable.ts';

export const changeOfBooking: Changeable<StoredBooking, BookingChangeForm> = {
  ...booking,
  isOver: ({ endDate }, now) => endDate < baliDate(now),
  factsOf: (stored) => bookingFactsSchema.parse(stored),
  check,
  move: moveBooking,
};

/** The same check as for a new booking, but its own nights and seats count as free. */
async function check(
  stored: StoredBooking,
  requested: BookingChangeForm,
  { now, requestedAt }: Moment,
) {
  const { bookingType, tourId, villaId, status } = stored;
  const today = baliDate(now);
  const change = requestedOf({
    bookingType,
    ...(await validate(bookingChangeSchema(bookingType, today), requested)),
  });
  const { totalPrice, priceLines, deposit, freeUntil } = await readItem(
    plainReader,
    { ...stored, itemId: tourId ?? villaId ?? '', ...change },
    { now: requestedAt, own: bookingStatus[status].holdsPlace ? stored : undefined },
  );
  const facts = { ...change, totalPrice };
  const isPromised = freeUntil !== undefined && freeUntil >= today;
  return {
    facts,
    fields: {
      ...facts,
      priceLines,
      priceReason: undefined,
      deposit,
      freeUntil: isPromised ? freeUntil : undefined,
    },
    total: totalPrice,
  };
}
