import type { BookingFacts, TransferFacts } from '@selasar/domain';
import type { Transaction } from 'firebase-admin/firestore';
import type { AnyStatus, Fields, RequestType, StoredRequest } from '../changes/requestType.ts';

/** The moments of the check: availability as of now, deadlines as of when the guest asked. */
export interface Moment {
  now: Date;
  requestedAt: Date;
}

/** What comes of a wish that can be met. */
interface CheckedChange {
  /** What the guest is shown, and asks for. */
  facts: BookingFacts | TransferFacts;
  /** All fields that change; undefined removes one. */
  fields: Fields;
  /** The new price in US dollars. */
  total: number;
}

/** How a guest may change a booking or a transfer. */
export interface Changeable<
  Stored extends StoredRequest = StoredRequest,
  Status extends AnyStatus = AnyStatus,
  Requested = object,
> extends RequestType<Stored, Status> {
  /** Whether the day of the request has passed. */
  isOver(stored: Stored, now: Date): boolean;
  factsOf(stored: Stored): BookingFacts | TransferFacts;
  /** Refuses, by throwing, what cannot be had, and tells what can be had instead. Its own nights are free for it. */
  check(stored: Stored, requested: Requested, moment: Moment): Promise<CheckedChange>;
  /** Gives it other nights or seats. Refuses those of others, and names them to staff. */
  move?(transaction: Transaction, stored: Stored, requested: Requested): Promise<void>;
}
