import type { AskEvent, BookingFacts, RequestKind, TransferFacts } from '@selasar/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { guestError } from '../platform/callError.ts';
import { applyChange } from '../changes/applyChange.ts';
import type { Asked, Fields, Read, StoredRequest } from '../changes/requestType.ts';
import type { Changeable } from './changeable.ts';
import { changeOfBooking } from './changeOfBooking.ts';
import { changeOfTransfer } from './changeOfTransfer.ts';

export const changeables: Record<RequestKind, Changeable> = {
  bookings: changeOfBooking,
  transfers: changeOfTransfer,
};

/** Stores what a guest asks of staff in place of what they asked before, or that they ask nothing any more. */
export const setAsked = (
  transaction: Transaction,
  { document }: Read,
  asked: Fields | undefined,
  ask: AskEvent,
): Promise<unknown> => {
  const fields = { asked: asked && { ...asked, at: FieldValue.serverTimestamp() } };
  return applyChange(transaction, { document, by: 'guest', fields, ask });
};

/** What the history tells of what a guest asks for. */
export function askEvent(
  asked: Asked,
  outcome: AskEvent['outcome'],
  before: BookingFacts | TransferFacts,
): AskEvent {
  if (asked.what === 'cancel') return { what: 'cancel', outcome };
  const { what, at: _, ...after } = asked;
  return { what, outcome, before, after };
}

/** Refuses to ask for anything of what is over, or is not expected any more. */
export function refuseClosed(type: Changeable, stored: StoredRequest, now: Date): void {
  const { name } = type;
  const why = type.isOpen(stored.status) ? type.isOver(stored, now) && 'over' : stored.status;
  if (why) throw guestError({ code: 'request-closed', facts: { name, why } });
}
