import {
  baliDate,
  bookingFactsSchema,
  bookingStatus,
  bookingWishSchema,
  wishOf,
  type BookingStatus,
  type BookingWish,
} from '@selasar/domain';
import { readItem } from '../bookings/item.ts';
import { moveBooking } from '../bookings/moveBooking.ts';
import { booking, type StoredBooking } from '../bookings/booking.ts';
import { validate } from '../platform/operation.ts';
import { unlocked } from '../platform/firestore.ts';
import type { Changeable, Moment } from './changeable.ts';

export const changeOfBooking: Changeable<StoredBooking, BookingStatus, BookingWish> = {
  ...booking,
  isOver: ({ endDate }, now) => endDate < baliDate(now),
  factsOf: (stored) => bookingFactsSchema.parse(stored),
  judge,
  move: moveBooking,
};

/** As a new booking is judged, but what it holds itself is free. */
async function judge(stored: StoredBooking, wish: BookingWish, { now, askedAt }: Moment) {
  const { bookingType, tourId, villaId, status } = stored;
  const today = baliDate(now);
  const asked = wishOf({
    bookingType,
    ...(await validate(bookingWishSchema(bookingType, today), wish)),
  });
  const { totalPrice, priceLines, deposit, freeUntil } = await readItem(
    unlocked,
    { ...stored, itemId: tourId ?? villaId ?? '', ...asked },
    { now: askedAt, own: bookingStatus[status].holdsNights ? stored : undefined },
  );
  const facts = { ...asked, totalPrice };
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
