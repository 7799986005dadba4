import type { BookingFacts, TransferFacts } from '@selasar/domain';
import type { Transaction } from 'firebase-admin/firestore';
import type { AnyStatus, Fields, RequestType, StoredRequest } from '../changes/requestType.ts';

/** As of when a wish is judged: the days by now, how long before one has to ask by when the guest asked. */
export interface Moment {
  now: Date;
  requestedAt: Date;
}

/** What comes of a wish that can be met. */
interface Judgement {
  /** What the guest is shown, and asks for. */
  facts: BookingFacts | TransferFacts;
  /** All fields that follow from it; undefined is none. */
  fields: Fields;
  /** US dollars. */
  total: number;
}

/** What a guest can ask to be changed of a booking or of a transfer, and how. */
export interface Changeable<
  Stored extends StoredRequest = StoredRequest,
  Status extends AnyStatus = AnyStatus,
  Requested = object,
> extends RequestType<Stored, Status> {
  /** Whether its day has passed. */
  isOver(stored: Stored, now: Date): boolean;
  factsOf(stored: Stored): BookingFacts | TransferFacts;
  /** Refuses, by throwing, what cannot be had, and tells what can be had instead. Its own nights are free for it. */
  judge(stored: Stored, requested: Requested, moment: Moment): Promise<Judgement>;
  /** Gives it other nights or seats. Refuses those of others, and names them to staff. */
  move?(transaction: Transaction, stored: Stored, requested: Requested): Promise<void>;
}
