import {
  collections,
  type AskedOfBooking,
  type AskedOfTransfer,
  type BookingStatus,
  type Language,
  type MailSubject,
  type TransferStatus,
} from '@selasar/domain';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { callError } from '../core/callError.ts';
import { db } from '../core/firestore.ts';
import type { Letter } from '../mail/letter.ts';
import type { TripInLetter } from '../trips/tripInLetter.ts';

/** What staff give a status to. */
export interface Subject<Status extends string, Stored> {
  /** As in 'This booking'. */
  name: 'booking' | 'transfer';
  /** What has to be known of the stored document. */
  schema: z.ZodType<Stored>;
  status: z.ZodType<Status>;
  isAllowed: (from: Status, to: Status) => boolean;
  isOpen: (status: Status) => boolean;
  /** What the guest is told of the new status. */
  letter: (subject: Stored & { id: string }, to: Status, trip?: TripInLetter) => Letter;
  /** Writes what else changes with the status. */
  also?: (transaction: Transaction, subject: Stored & { id: string }, to: Status) => Promise<void>;
}

/** What a guest asks of staff. */
export type Asked = AskedOfBooking | AskedOfTransfer;

export type AnyStatus = BookingStatus | TransferStatus;
export interface HasStatus<Status> {
  status: Status;
  customerEmail: string;
  tripId?: string | undefined;
  asked?: Asked | undefined;
  /** Its guest is written to in it. */
  language?: Language | undefined;
}

export const collectionOf = {
  booking: collections.bookings,
  transfer: collections.transfers,
  review: collections.reviews,
} as const;

export const referenceOf = (name: keyof typeof collectionOf, id: string): DocumentReference =>
  db.collection(collectionOf[name]).doc(id);

/** What a mail of one is of. */
export const mailSubjectOf = (
  { name }: Pick<Subject<never, unknown>, 'name'>,
  { id, tripId }: { id: string; tripId?: string | undefined },
): MailSubject => ({
  kind: collectionOf[name],
  requestId: id,
  ...(tripId === undefined ? {} : { tripId }),
});

/** Reads one as it is now, without a lock. Refuses one that is not there. */
export async function readSubject<Stored>(
  { name, schema }: { name: keyof typeof collectionOf; schema: z.ZodType<Stored> },
  id: string,
): Promise<{ document: DocumentSnapshot; stored: Stored & { id: string } }> {
  const document = await referenceOf(name, id).get();
  if (!document.exists) {
    throw callError({ code: `${name}-not-found` });
  }
  return { document, stored: { ...schema.parse(document.data()), id } };
}
