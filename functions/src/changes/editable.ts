import type { Transaction } from 'firebase-admin/firestore';
import type { Fields, RequestType, StoredRequest } from './requestType.ts';

/** How staff edit a booking or a transfer. */
export interface Editable<
  Stored extends StoredRequest = StoredRequest,
  Form = object,
> extends RequestType<Stored> {
  /** The field that holds the price. */
  price: 'totalPrice' | 'totalAmount';
  /** Maps a submitted form to stored fields. */
  fieldsOf(form: Form): Fields;
  /** Whether the edit changes more than names and contacts, so availability and price must be checked again. */
  isMoved(stored: Stored, after: Stored): boolean;
  /**
   * Checks the edited request and returns the fields that follow from it. Throws if it is unavailable, except for the
   * rules in `despite`, which staff chose to override. Its own nights count as free.
   */
  check(stored: Stored, after: Stored, overrides: readonly string[] | 'all'): Promise<Fields>;
  /** Moves its nights or seats. Throws if another booking or block holds them, and names it to staff. */
  move?(transaction: Transaction, stored: Stored, after: Stored): Promise<void>;
  /** The fields that depend on the price. */
  pricedBy(stored: Stored, total: number): Fields;
  /** The computed price and the fields that belong to it. */
  compute(stored: Stored): Promise<{ total: number; fields: Fields }>;
}
