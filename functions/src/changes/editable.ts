import type { Transaction } from 'firebase-admin/firestore';
import type { AnyStatus, Fields, RequestType, StoredRequest } from './requestType.ts';

/** What staff can mend of a booking or of a transfer, and how. */
export interface Editable<
  Stored extends StoredRequest = StoredRequest,
  Status extends AnyStatus = AnyStatus,
  Form = object,
> extends RequestType<Stored, Status> {
  /** The field of its price. */
  price: 'totalPrice' | 'totalAmount';
  /** The fields that a filled form becomes. */
  fieldsOf(form: Form): Fields;
  /** Whether more than a name or an address becomes another, so that it has to be judged. */
  isMoved(stored: Stored, after: Stored): boolean;
  /**
   * Refuses, by throwing, what cannot be had, but for the rules in `despite`, which staff have seen. Answers the fields
   * that follow from it. Its own nights are free for it.
   */
  judge(stored: Stored, after: Stored, overrides: readonly string[] | 'all'): Promise<Fields>;
  /** Gives it other nights or seats. Refuses those of others, and names them to staff. */
  move?(transaction: Transaction, stored: Stored, after: Stored): Promise<void>;
  /** The fields that follow from another price. */
  pricedBy(stored: Stored, total: number): Fields;
  /** The computed price, with the fields that belong to it. */
  compute(stored: Stored): Promise<{ total: number; fields: Fields }>;
}
