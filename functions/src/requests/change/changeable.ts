import type { BookingFacts, TransferFacts } from '@selasar/domain/requests';
import type { Fields, RequestType, StoredRequest } from '../requestType.ts';

/** Availability as of now, deadlines as of when the guest asked. */
export interface Moment {
  now: Date;
  requestedAt: Date;
}

interface CheckedChange {
  /** Shown to the guest, and stored as the change request. */
  facts: BookingFacts | TransferFacts;
  fields: Fields;
  /** In US dollars. */
  total: number;
}

export interface Changeable<
  Stored extends StoredRequest = StoredRequest,
  Requested = object,
> extends RequestType<Stored> {
  isOver(stored: Stored, now: Date): boolean;
  factsOf(stored: Stored): BookingFacts | TransferFacts;
  /** Throws if the change is not available, with what is available instead. Its own nights count as free. */
  check(stored: Stored, requested: Requested, moment: Moment): Promise<CheckedChange>;
}
