import { baliDate, collections, pathOf } from '@selasar/domain/core';
import { checkWithOverrides, confirmsAtOnce } from '@selasar/domain/pricing';
import {
  type BookingForm,
  bookingFormSchema,
  createBookingAnswerSchema,
  createBookingForGuestAnswerSchema,
  type createBookingInputSchema,
  newBookingSchema,
  statusAfter,
} from '@selasar/domain/requests';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import type { z } from 'zod';
import { moveCapacity } from '../availability/moveCapacity.ts';
import { guestError } from '../platform/callError.ts';
import { db, plainReader, transactionReader } from '../platform/firestore.ts';
import { languageField } from '../platform/locale.ts';
import * as logger from '../platform/log.ts';
import { implement, validate } from '../platform/operation.ts';
import { booking, bookingFieldsOf } from './booking.ts';
import { creationOf } from './history.ts';
import { checkOffer, readItem, readOffer, refuseLostTime } from './item.ts';
import { readSource } from './source.ts';
import { createByGuest, createForGuest } from './writeRequest.ts';

export const createBooking = implement('createBooking', async (input, guest) => {
  const { requestId, website, unansweredKeys, isSecond, tripKey, shownTotal: _, ...form } = input;
  const request = newFieldsOf(form);
  const { bookingType, itemId, numberOfGuests } = form;
  const { startDate, endDate, startTime } = request;
  const asked = [bookingType, itemId, startDate, endDate, numberOfGuests];
  const { stored, key, isNew } = await createByGuest(guest, booking, {
    requestId,
    request,
    sender: { website, unansweredKeys, isSecond, tripKey },
    asksFor: [...asked, ...(startTime ? [startTime] : [])],
    validate: () => validate(bookingFormSchema(baliDate(new Date())), input),
    decide: (transaction) => decide(transaction, input, { ...request, id: requestId }),
  });
  const { itemName, translatedName, status } = stored;
  logger.info('booking requested', { bookingId: requestId, type: bookingType, status });
  return createBookingAnswerSchema.parse({
    ...stored,
    itemName: translatedName ?? itemName,
    ...key,
    ...((await wasConfirmed(requestId, stored, isNew)) && { isConfirmed: true }),
    bookingId: requestId,
  });
});

/** Whether it was confirmed at once, also if staff have changed it before a repeated call. */
async function wasConfirmed(
  requestId: string,
  { unverified }: DocumentData,
  isNew: boolean,
): Promise<boolean> {
  if (unverified === true || isNew) return unverified === true;
  const request = db.doc(pathOf(collections.bookings, requestId));
  return (await creationOf(request))?.['to'] === statusAfter.confirmation;
}

/** A tour with one start time says it: a repeated request has none, either. */
function newFieldsOf<Form extends BookingForm>(form: Form) {
  const { startTime, ...fields } = bookingFieldsOf(form);
  return { ...fields, ...(startTime && { startTime }) };
}

type Place = Parameters<typeof moveCapacity>[1];

async function decide(
  transaction: Transaction,
  input: z.output<typeof createBookingInputSchema>,
  place: Place,
) {
  const wanted = { ...input, ...languageField() };
  const reader = transactionReader(transaction);
  const offer = await readOffer(reader, wanted);
  const isInstant = confirmsAtOnce(offer);
  // If every guest locked the calendar, none could take nights or seats; their holders are checked anyway.
  const item = await checkOffer(isInstant ? plainReader : reader, offer, wanted);
  const { totalPrice: totalAmount, guestKinds, startTime } = item;
  refuseLostTime(place, item);
  if (input.shownTotal !== undefined && input.shownTotal !== totalAmount) {
    throw guestError({ code: 'price-changed', facts: { totalAmount } });
  }
  const refuse = () => checkOffer(plainReader, offer, wanted);
  return isInstant && (await takePlace(transaction, { ...place, guestKinds, startTime }, refuse))
    ? { status: statusAfter.confirmation, decided: { ...item, unverified: true } }
    : { status: statusAfter.request, decided: item };
}

/** If the place is taken, `refuse` throws; if it does not, the public calendar is wrong, and staff decide. */
async function takePlace(
  transaction: Transaction,
  place: Place,
  refuse: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await moveCapacity(transaction, place, statusAfter.confirmation);
    return true;
  } catch (error) {
    const { code } = error instanceof HttpsError ? (error.details as { code?: unknown }) : {};
    if (code !== 'nights-taken' && code !== 'seats-taken') throw error;
    await refuse();
    return false;
  }
}

export const createBookingForGuest = implement('createBookingForGuest', async (input, staff) => {
  const { requestId: bookingId, overrides, status, source, ...form } = input;
  const request = newFieldsOf(form);
  const stored = await createForGuest(staff, booking, {
    requestId: bookingId,
    request,
    status,
    decide: async () => {
      await validate(newBookingSchema(baliDate(new Date())), input);
      // No locks: taking nights or seats checks their holders anyway, and a lock would only make others wait.
      const item = await readItem(plainReader, input, { check: checkWithOverrides(overrides) });
      refuseLostTime(request, item);
      return { ...item, source: await readSource(source) };
    },
  });
  const { bookingType: type } = form;
  const by = staff.uid;
  logger.info('booking created for guest', { bookingId, type, status, overrides, by });
  return createBookingForGuestAnswerSchema.parse({ ...stored, bookingId });
});
