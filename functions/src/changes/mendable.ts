import type { RequestKind, SearchedAs } from '@selasar/domain';
import type { Transaction } from 'firebase-admin/firestore';
import type { AnyStatus, HasStatus, Subject } from '../status/subject.ts';

/** Fields as they are stored; undefined is none. */
export type Fields = Readonly<Record<string, unknown>>;

/** What staff can mend of a booking or of a transfer, and how. */
export interface Mendable<Status extends AnyStatus, Stored extends HasStatus<Status>, Form> {
  kind: RequestKind;
  subject: Subject<Status, Stored>;
  search: Readonly<Record<string, SearchedAs>>;
  /** 'booking for Reef Walk' */
  called: (stored: Stored) => string;
  /** The field of its price. */
  price: 'totalPrice' | 'totalAmount';
  /** The fields that a filled form becomes. */
  fieldsOf: (form: Form) => Fields;
  /** Whether more than a name or an address becomes another, so that it has to be judged. */
  isMoved: (stored: Stored, after: Stored) => boolean;
  /**
   * Refuses, by throwing, what cannot be had, but for the rules in `despite`, which staff have seen. Answers the fields
   * that follow from it. Its own nights are free for it.
   */
  judge: (
    stored: Stored & { id: string },
    after: Stored & { id: string },
    despite: readonly string[] | 'all',
  ) => Promise<Fields>;
  /** Gives it other nights or seats. Refuses those of others, and names them to staff. */
  move?: (
    transaction: Transaction,
    stored: Stored & { id: string },
    after: Stored & { id: string },
  ) => Promise<void>;
  /** The fields that follow from another price. */
  pricedBy: (stored: Stored & { id: string }, total: number) => Fields;
  /** The computed price, with the fields that belong to it. */
  compute: (stored: Stored & { id: string }) => Promise<{ total: number; fields: Fields }>;
}
