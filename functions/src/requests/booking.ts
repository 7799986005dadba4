import { asStored, baliDate, collections, problem } from '@selasar/domain/core';
import { partsOfBooking } from '@selasar/domain/crew';
import { t } from '@selasar/domain/i18n';
import { guestMessageItem } from '@selasar/domain/mail';
import {
  capPromises,
  checkWithOverrides,
  depositAt,
  hasDepartures,
  overridableProblemSchema,
  priceOf,
  requestedFields,
  requestedOf,
} from '@selasar/domain/pricing';
import {
  type Booking,
  bookingFactsSchema,
  type BookingForm,
  bookingSchema,
  bookingStatus,
  bookingTable,
  canSetBookingStatus,
  type EditedBookingForm,
  editedDatesProblem,
  guestItemName,
} from '@selasar/domain/requests';
import { bookingChangeSchema } from '@selasar/domain/trips';
import { isSameItem, moveBooking, moveCapacity } from '../availability/moveCapacity.ts';
import { bookingMail } from '../mail/templates/bookingMail.ts';
import { guestError, invalidInput } from '../platform/callError.ts';
import { plainReader } from '../platform/firestore.ts';
import { validate } from '../platform/operation.ts';
import { checkOffer, readOffer, refuseLostTime, type Wanted } from './item.ts';
import type { CheckedChange, Fields, Moment, KindOnServer } from './kindOnServer.ts';

export type StoredBooking = Omit<Booking, 'createdAt' | 'updatedAt'>;

export const booking: KindOnServer<StoredBooking> = {
  kind: collections.bookings,
  schema: bookingSchema.omit({ id: true, createdAt: true, updatedAt: true }),
  isAllowed: canSetBookingStatus,
  called: (stored) => t('booking for {item}', { item: guestItemName(stored) }),
  item: guestMessageItem.bookings,
  parts: partsOfBooking,
  mailContent: bookingMail,
  takeOrFreePlace: moveCapacity,
  fieldsOf: (form: EditedBookingForm) => ({
    tourId: undefined,
    villaId: undefined,
    ...bookingFieldsOf(form),
  }),
  isMoved: (stored, after) =>
    !isSameItem(stored, after) || requestedFields.some((field) => stored[field] !== after[field]),
  checkEdit,
  movePlace: moveBooking,
  pricedBy: (stored, totalPrice) => ({
    totalPrice,
    priceLines: undefined,
    deposit: depositAt(totalPrice, stored),
  }),
  computePrice,
  isOver: ({ endDate }, now) => endDate < baliDate(now),
  factsOf: (stored) => bookingFactsSchema.parse(stored),
  checkChange,
};

export function bookingFieldsOf<Form extends BookingForm>({ itemId, ...form }: Form) {
  const fields = asStored(bookingTable, form, form.bookingType);
  return form.bookingType === 'tour'
    ? { ...fields, tourId: itemId, endDate: form.startDate }
    : { ...fields, villaId: itemId };
}

const wantedOf = (booking: StoredBooking): Wanted => ({
  bookingType: booking.bookingType,
  itemId: booking.tourId ?? booking.villaId ?? '',
  language: booking.language,
  guestKinds: booking.guestKinds,
  extras: booking.extras,
  ...requestedOf(booking),
});

/** A price set by staff stays, and so do the promised deposit and free cancellation. */
async function checkEdit(
  stored: StoredBooking,
  after: StoredBooking,
  overrides: readonly string[] | 'all',
): Promise<Fields> {
  const found = editedDatesProblem(after, stored, baliDate(new Date()));
  if (found) throw invalidInput(found);
  const seen = overridableProblemSchema.options.filter(
    (problem) => overrides === 'all' || overrides.includes(problem),
  );
  const isSame = isSameItem(stored, after);
  const isOwn = isSame && bookingStatus[stored.status].holdsPlace;
  const options = {
    check: checkWithOverrides(seen),
    own: isOwn ? stored : undefined,
    ordered: isSame ? stored : undefined,
  };
  const wanted = wantedOf(isSame ? after : { ...after, guestKinds: undefined, extras: undefined });
  const offer = await readOffer(plainReader, wanted);
  const checked = await checkOffer(plainReader, offer, wanted, options);
  const { totalPrice, priceLines, deposit: _, freeUntil: __, ...item } = checked;
  const isComputed = stored.priceReason === undefined;
  const price = isComputed ? { totalPrice, priceLines } : { totalPrice: stored.totalPrice };
  const promised = capPromises(stored, { ...after, ...price });
  const { guestKinds, extras } = item;
  const copied = isSame
    ? {
        ...(guestKinds && { guestKinds }),
        extras,
        // Only one of several is chosen; the form of another tour leaves none.
        ...(!hasDepartures(offer) && { startTime: stored.startTime }),
      }
    : { ...noItem, ...item };
  return { ...price, ...promised, ...copied };
}

/** An edited item leaves none of what the old one said. */
const noItem = {
  translatedName: undefined,
  startTime: undefined,
  minutes: undefined,
  arrival: undefined,
  guestKinds: undefined,
  extras: undefined,
};

async function computePrice(stored: StoredBooking): Promise<{ total: number; fields: Fields }> {
  const wanted = wantedOf(stored);
  const offer = await readOffer(plainReader, wanted);
  if (offer.rules === 'damaged') {
    const problem = 'rules-damaged';
    throw guestError({ code: 'not-bookable', problem, facts: { problem: { code: problem } } });
  }
  const { total, lines, deposit: byRule } = priceOf(offer, wanted);
  const deposit = stored.totalPrice === 0 ? byRule : depositAt(total, stored);
  return { total, fields: { totalPrice: total, priceLines: lines, deposit } };
}

async function checkChange(
  stored: StoredBooking,
  requested: object,
  { now, requestedAt }: Moment,
): Promise<CheckedChange> {
  const { bookingType, tourId, villaId, status } = stored;
  const today = baliDate(now);
  const form = await validate(bookingChangeSchema(bookingType, today), requested);
  const change = requestedOf({ bookingType, ...form });
  if (
    (change.chosenExtras ?? '') !== (stored.chosenExtras ?? '') &&
    stored.startDate <= baliDate(requestedAt)
  ) {
    throw invalidInput({ field: 'chosenExtras', report: problem('extras-closed') });
  }
  const none = { party: undefined, chosenExtras: undefined };
  const itemId = tourId ?? villaId ?? '';
  const wanted = { ...stored, itemId, startTime: undefined, ...none, ...change };
  const own = bookingStatus[status].holdsPlace ? stored : undefined;
  const offer = await readOffer(plainReader, wanted);
  const options = { now: requestedAt, own, ordered: stored };
  const item = await checkOffer(plainReader, offer, wanted, options);
  const { totalPrice, priceLines, deposit, freeUntil, guestKinds, extras } = item;
  const sold = { ...(guestKinds && { guestKinds }), ...(extras && { extras }) };
  const { startTime, ...asked } = change;
  if (startTime !== stored.startTime) refuseLostTime(change, item);
  const start = hasDepartures(offer) && { startTime };
  const facts = { ...asked, ...start, ...sold, totalPrice };
  const promised = freeUntil !== undefined && freeUntil >= today ? freeUntil : undefined;
  const fields = {
    ...none,
    extras: undefined,
    ...facts,
    priceLines,
    priceReason: undefined,
    deposit,
    freeUntil: promised,
  };
  return { facts, fields, total: totalPrice };
}
