import { collections, type BookingStatus, type TransferStatus } from '@selasar/domain';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { callError } from '../core/callError.ts';
import { db } from '../core/firestore.ts';
import type { Letter } from '../mail/letter.ts';

/** What staff give a status to. */
export interface Subject<Status extends string, Stored> {
  /** As in 'This booking'. */
  name: 'booking' | 'transfer';
  /** What has to be known of the stored document. */
  schema: z.ZodType<Stored>;
  status: z.ZodType<Status>;
  isAllowed: (from: Status, to: Status) => boolean;
  /** What the guest is told of the new status. */
  letter: (subject: Stored & { id: string }, to: Status) => Letter;
  /** Writes what else changes with the status. */
  also?: (transaction: Transaction, subject: Stored & { id: string }, to: Status) => Promise<void>;
}

export type AnyStatus = BookingStatus | TransferStatus;
export interface HasStatus<Status> {
  status: Status;
  customerEmail: string;
}

const collectionOf = {
  booking: collections.bookings,
  transfer: collections.transfers,
} as const;

export const referenceOf = (name: keyof typeof collectionOf, id: string): DocumentReference =>
  db.collection(collectionOf[name]).doc(id);

/** Reads one as it is now, without a lock. Refuses one that is not there. */
export async function readSubject<Stored>(
  { name, schema }: Pick<Subject<never, Stored>, 'name' | 'schema'>,
  id: string,
): Promise<{ document: DocumentSnapshot; stored: Stored & { id: string } }> {
  const document = await referenceOf(name, id).get();
  if (!document.exists) {
    throw callError({ code: `${name}-not-found`, message: `This ${name} no longer exists.` });
  }
  return { document, stored: { ...schema.parse(document.data()), id } };
}
