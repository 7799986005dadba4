import {
  type BookingFacts,
  type ChangeRequestEvent,
  isOpenRequest,
  type RequestKind,
  type TransferFacts,
  transferFactsSchema,
  bookingFactsSchema,
  bookingStatus,
  requestKinds,
} from '@selasar/domain/requests';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { guestError } from '../../platform/callError.ts';
import { applyChange } from '../applyChange.ts';
import type { ChangeRequest, Fields, Read, StoredRequest } from '../requestType.ts';
import type { Changeable, Moment } from './changeable.ts';
import { isPastTime, baliDate } from '@selasar/domain/core';
import {
  transferChangeSchema,
  type TransferRouteChange,
  type BookingChangeForm,
  bookingChangeSchema,
} from '@selasar/domain/trips';
import { validate } from '../../platform/operation.ts';
import { plainReader } from '../../platform/firestore.ts';
import { offerBy, readTerms, type StoredTransfer, transfer } from '../transfer.ts';
import { requestedOf } from '@selasar/domain/pricing';
import { booking, type StoredBooking } from '../booking.ts';
import { readItem } from '../item.ts';

const changeOfBooking: Changeable<StoredBooking, BookingChangeForm> = {
  ...booking,
  isOver: ({ endDate }, now) => endDate < baliDate(now),
  factsOf: (stored) => bookingFactsSchema.parse(stored),
  check: checkBookingChange,
};

async function checkBookingChange(
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

const changeOfTransfer: Changeable<StoredTransfer, TransferRouteChange> = {
  ...transfer,
  isOver: ({ pickupDate, pickupTime }, now) => isPastTime(pickupDate, pickupTime, now),
  factsOf: (stored) => transferFactsSchema.parse(stored),
  check: checkTransferChange,
};

/** Transfers from before vehicles existed need none. */
async function checkTransferChange(
  { vehicleId = '' }: StoredTransfer,
  requested: TransferRouteChange,
  { now, requestedAt }: Moment,
) {
  const change = await validate(transferChangeSchema(now), requested);
  const terms = await readTerms(plainReader);
  const own = vehicleId === '' ? { ...terms, vehicles: [] } : terms;
  const { totalAmount } = offerBy(own, { ...change, vehicleId }, undefined, requestedAt);
  const facts = { ...change, totalAmount };
  return { facts, fields: { ...facts, priceReason: undefined }, total: totalAmount };
}

export const changeables: Record<RequestKind, Changeable> = {
  bookings: changeOfBooking,
  transfers: changeOfTransfer,
};

export const setChangeRequest = (
  transaction: Transaction,
  { document }: Read,
  changeRequest: Fields | undefined,
  event: ChangeRequestEvent,
): Promise<unknown> => {
  const fields = {
    changeRequest: changeRequest && { ...changeRequest, at: FieldValue.serverTimestamp() },
  };
  return applyChange(transaction, { document, by: 'guest', fields, changeRequest: event });
};

export function changeRequestEvent(
  changeRequest: ChangeRequest,
  outcome: ChangeRequestEvent['outcome'],
  before: BookingFacts | TransferFacts,
): ChangeRequestEvent {
  if (changeRequest.what === 'cancel') return { what: 'cancel', outcome };
  const { what, at: _, ...after } = changeRequest;
  return { what, outcome, before, after };
}

export function refuseClosed(type: Changeable, stored: StoredRequest, now: Date): void {
  const { noun: name } = requestKinds[type.kind];
  const why = isOpenRequest(stored.status) ? type.isOver(stored, now) && 'over' : stored.status;
  if (why) throw guestError({ code: 'request-closed', facts: { name, why } });
}
