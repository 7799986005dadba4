import type { ChangeRequestEvent, BookingFacts, RequestKind, TransferFacts } from '@selasar/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { guestError } from '../platform/callError.ts';
import { applyChange } from '../changes/applyChange.ts';
import type { ChangeRequest, Fields, Read, StoredRequest } from '../changes/requestType.ts';
import type { Changeable } from './changeable.ts';
import { changeOfBooking } from './changeOfBooking.ts';
import { changeOfTransfer } from './changeOfTransfer.ts';

export const changeables: Record<RequestKind, Changeable> = {
  bookings: changeOfBooking,
  transfers: changeOfTransfer,
};

/** Stores a guest's change request in place of an earlier one, or removes it. */
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

/** The change request as an event of the history. */
export function changeRequestEvent(
  changeRequest: ChangeRequest,
  outcome: ChangeRequestEvent['outcome'],
  before: BookingFacts | TransferFacts,
): ChangeRequestEvent {
  if (changeRequest.what === 'cancel') return { what: 'cancel', outcome };
  const { what, at: _, ...after } = changeRequest;
  return { what, outcome, before, after };
}

/** Throws if the request is over or closed. */
export function refuseClosed(type: Changeable, stored: StoredRequest, now: Date): void {
  const { name } = type;
  const why = type.isOpen(stored.status) ? type.isOver(stored, now) && 'over' : stored.status;
  if (why) throw guestError({ code: 'request-closed', facts: { name, why } });
}
