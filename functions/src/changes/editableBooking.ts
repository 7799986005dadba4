import {
  baliDate,
  bookingStatus,
  checkWithOverrides,
  editedDatesProblem,
  priceOf,
  capPromises,
  overridableProblemSchema,
  requestedOf,
  type EditedBookingForm,
} from '@selasar/domain';
import { bookingFieldsOf } from '../bookings/bookingFields.ts';
import { booking, type StoredBooking } from '../bookings/booking.ts';
import { readItem, readOffer, type Wanted } from '../bookings/item.ts';
import { isSameItem, moveBooking } from '../bookings/moveBooking.ts';
import { guestError } from '../platform/callError.ts';
import { plainReader } from '../platform/firestore.ts';
import type { Editable } from './editable.ts';
import { refuseInput } from './refuseInput.ts';
import type { Fields } from './requestType.ts';

export const editableBooking: Editable<StoredBooking, EditedBookingForm> = {
  ...booking,
  price: 'totalPrice',
  fieldsOf: (form) => ({ tourId: undefined, villaId: undefined, ...bookingFieldsOf(form) }),
  isMoved: (stored, after) =>
    !isSameItem(stored, after) ||
    (['startDate', 'endDate', 'numberOfGuests'] as const).some(
      (field) => stored[field] !== after[field],
    ),
  check,
  move: moveBooking,
  pricedBy: (stored, totalPrice) => ({
    totalPrice,
    priceLines: undefined,
    ...capPromises(stored, { ...stored, totalPrice }),
  }),
  compute,
};

const wantedOf = (booking: StoredBooking): Wanted => ({
  bookingType: booking.bookingType,
  itemId: booking.tourId ?? booking.villaId ?? '',
  language: booking.language,
  ...requestedOf(booking),
});

/**
 * The same check as for a new booking. A price set by staff stays, and so do the promised deposit and free
 * cancellation.
 */
async function check(
  stored: StoredBooking,
  after: StoredBooking,
  overrides: readonly string[] | 'all',
): Promise<Fields> {
  const found = editedDatesProblem(after, stored, baliDate(new Date()));
  if (found) throw refuseInput(found);
  const seen = overridableProblemSchema.options.filter(
    (problem) => overrides === 'all' || overrides.includes(problem),
  );
  const isOwn = isSameItem(stored, after) && bookingStatus[stored.status].holdsPlace;
  const { itemName, translatedName, startTime, totalPrice, priceLines } = await readItem(
    plainReader,
    wantedOf(after),
    {
      check: checkWithOverrides(seen),
      own: isOwn ? stored : undefined,
    },
  );
  const price =
    stored.priceReason === undefined
      ? { totalPrice, priceLines }
      : { totalPrice: stored.totalPrice };
  const promised = capPromises(stored, { ...after, ...price });
  return {
    ...price,
    ...promised,
    ...(isSameItem(stored, after) ? {} : { itemName, translatedName, startTime }),
  };
}

/** The price at current rates, ignoring availability. */
async function compute(stored: StoredBooking): Promise<{ total: number; fields: Fields }> {
  const wanted = wantedOf(stored);
  const offer = await readOffer(plainReader, wanted);
  if (offer.rules === 'damaged') {
    const problem = 'rules-damaged';
    throw guestError({ code: 'not-bookable', problem, facts: { problem: { code: problem } } });
  }
  const { total, lines } = priceOf(offer, wanted);
  const promised = capPromises(stored, { ...stored, totalPrice: total });
  return { total, fields: { totalPrice: total, priceLines: lines, ...promised } };
}
