import type { BookingFacts, TransferFacts } from '@selasar/domain';
import type { Transaction } from 'firebase-admin/firestore';
import type { Fields, RequestType, StoredRequest } from '../changes/requestType.ts';

/** The moments of the check: availability as of now, deadlines as of when the guest asked. */
export interface Moment {
  now: Date;
  requestedAt: Date;
}

/** The result of a change request that is possible. */
interface CheckedChange {
  /** Shown to the guest, and stored as the change request. */
  facts: BookingFacts | TransferFacts;
  /** All fields that change; undefined removes one. */
  fields: Fields;
  /** The new price in US dollars. */
  total: number;
}

/** How a guest may change a booking or a transfer. */
export interface Changeable<
  Stored extends StoredRequest = StoredRequest,
  Requested = object,
> extends RequestType<Stored> {
  /** Whether the day of the request has passed. */
  isOver(stored: Stored, now: Date): boolean;
  factsOf(stored: Stored): BookingFacts | TransferFacts;
  /** Throws if the change is not available, with what is available instead. Its own nights count as free. */
  check(stored: Stored, requested: Requested, moment: Moment): Promise<CheckedChange>;
  /** Moves it to other nights or seats. Throws if they are taken; staff see by whom. */
  move?(transaction: Transaction, stored: Stored, requested: Requested): Promise<void>;
}
