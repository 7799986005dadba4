import {
  baliDate,
  bookingStatus,
  judgeDespite,
  mendedDatesProblem,
  priceOf,
  promisesKept,
  softProblemSchema,
  wishOf,
  type BookingStatus,
  type MendedBookingForm,
} from '@selasar/domain';
import { askedOf } from '../bookings/askedOf.ts';
import { booking, type StoredBooking } from '../bookings/booking.ts';
import { readItem, readOffer, type Wanted } from '../bookings/item.ts';
import { isSameItem, moveBooking } from '../bookings/moveBooking.ts';
import { guestError } from '../platform/callError.ts';
import { unlocked } from '../platform/firestore.ts';
import type { Mendable } from './mendable.ts';
import { refuseInput } from './refuseInput.ts';
import type { Fields } from './requestType.ts';

export const mendableBooking: Mendable<StoredBooking, BookingStatus, MendedBookingForm> = {
  ...booking,
  price: 'totalPrice',
  fieldsOf: (form) => ({ tourId: undefined, villaId: undefined, ...askedOf(form) }),
  isMoved: (stored, after) =>
    !isSameItem(stored, after) ||
    (['startDate', 'endDate', 'numberOfGuests'] as const).some(
      (field) => stored[field] !== after[field],
    ),
  judge,
  move: moveBooking,
  pricedBy: (stored, totalPrice) => ({
    totalPrice,
    priceLines: undefined,
    ...promisesKept(stored, { ...stored, totalPrice }),
  }),
  compute,
};

const wantedOf = (booking: StoredBooking): Wanted => ({
  bookingType: booking.bookingType,
  itemId: booking.tourId ?? booking.villaId ?? '',
  language: booking.language,
  ...wishOf(booking),
});

/** As a new booking is judged. A price that staff have set stays, and so does what the guest was promised. */
async function judge(
  stored: StoredBooking,
  after: StoredBooking,
  despite: readonly string[] | 'all',
): Promise<Fields> {
  const found = mendedDatesProblem(after, stored, baliDate(new Date()));
  if (found) throw refuseInput(found);
  const seen = softProblemSchema.options.filter(
    (problem) => despite === 'all' || despite.includes(problem),
  );
  const isOwn = isSameItem(stored, after) && bookingStatus[stored.status].holdsNights;
  const { itemName, translatedName, startTime, totalPrice, priceLines } = await readItem(
    unlocked,
    wantedOf(after),
    {
      judge: judgeDespite(seen),
      own: isOwn ? stored : undefined,
    },
  );
  const price =
    stored.priceReason === undefined
      ? { totalPrice, priceLines }
      : { totalPrice: stored.totalPrice };
  const promised = promisesKept(stored, { ...after, ...price });
  return {
    ...price,
    ...promised,
    ...(isSameItem(stored, after) ? {} : { itemName, translatedName, startTime }),
  };
}

/** What it costs by the prices of now, whatever speaks against it. */
async function compute(stored: StoredBooking): Promise<{ total: number; fields: Fields }> {
  const wanted = wantedOf(stored);
  const offer = await readOffer(unlocked, wanted);
  if (offer.rules === 'damaged') {
    const problem = 'rules-damaged';
    throw guestError({ code: 'not-bookable', problem, facts: { problem: { code: problem } } });
  }
  const { total, lines } = priceOf(offer, wanted);
  const promised = promisesKept(stored, { ...stored, totalPrice: total });
  return { total, fields: { totalPrice: total, priceLines: lines, ...promised } };
}
