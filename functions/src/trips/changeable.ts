import type { BookingFacts, TransferFacts } from '@selasar/domain';
import type { Transaction } from 'firebase-admin/firestore';
import type { AnyStatus, HasStatus, Subject } from '../status/subject.ts';

/** As of when a wish is judged: the days by now, how long before one has to ask by when the guest asked. */
export interface Moment {
  now: Date;
  askedAt: Date;
}

/** What comes of a wish that can be met. */
export interface Judged<Facts> {
  /** What the guest is shown, and asks for. */
  facts: Facts;
  /** All fields that follow from it; undefined is none. */
  fields: Readonly<Record<string, unknown>>;
  /** US dollars. */
  total: number;
}

/** What can be changed of a booking or of a transfer, and how. */
export interface Changeable<Status extends AnyStatus, Stored extends HasStatus<Status>, Wish> {
  subject: Subject<Status, Stored>;
  /** 'booking for Reef Walk' */
  called: (stored: Stored) => string;
  /** Whether its day has passed. */
  isOver: (stored: Stored, now: Date) => boolean;
  factsOf: (stored: Stored) => BookingFacts | TransferFacts;
  /** Refuses, by throwing, what cannot be had, and tells what can be had instead. Its own nights are free for it. */
  judge: (
    stored: Stored & { id: string },
    wish: Wish,
    moment: Moment,
  ) => Promise<Judged<BookingFacts | TransferFacts>>;
  /** Gives it other nights or seats. Refuses those of others, and names them to staff. */
  move?: (transaction: Transaction, stored: Stored & { id: string }, wish: Wish) => Promise<void>;
}
