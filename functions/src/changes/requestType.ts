import type {
  BookingChangeRequest,
  TransferChangeRequest,
  Booking,
  CancellableTransfer,
  JobPart,
  Language,
  MailSubject,
  RequestKind,
  RequestStatus,
  Tick,
} from '@selasar/domain';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { callError } from '../platform/callError.ts';
import { db } from '../platform/firestore.ts';
import type { MailContent } from '../mail/mailContent.ts';
import type { TripInMail } from '../mail/templates/tripInMail.ts';

/** Stored fields; undefined means absent. */
export type Fields = Readonly<Record<string, unknown>>;

export type AnyStatus = RequestStatus;

/** A guest's change request. */
export type ChangeRequest = BookingChangeRequest | TransferChangeRequest;

/** The fields that bookings and transfers share. */
export interface StoredRequest
  extends
    Pick<Booking, 'id' | 'customerName' | 'customerEmail'>,
    Pick<Partial<Booking>, 'bookingType' | 'customerPhone' | 'notes' | 'payments' | 'priceReason'>,
    Pick<Partial<Booking>, 'tripId' | 'freeUntil' | 'deposit' | 'unverified'>,
    Partial<CancellableTransfer> {
  status: AnyStatus;
  changeRequest?: ChangeRequest | undefined;
  ticks?: Partial<Record<JobPart, Tick | undefined>> | undefined;
  /** The language of mails to the guest. */
  language?: Language | undefined;
}

/**
 * The differences between bookings and transfers. These are methods, so an implementation may accept one stored type
 * only; it receives what its own schema has parsed.
 */
export interface RequestType<Stored extends StoredRequest = StoredRequest> {
  kind: RequestKind;
  /** As in 'This booking'. */
  name: 'booking' | 'transfer';
  /** Parses the stored fields that the functions need. */
  schema: z.ZodType<Omit<Stored, 'id'>>;
  status: z.ZodType<Stored['status']>;
  isAllowed(from: Stored['status'], to: Stored['status']): boolean;
  isOpen(status: Stored['status']): boolean;
  /** 'booking for Reef Walk' */
  called(stored: Stored): string;
  /** The name that staff use for it in messages to the guest. */
  item(stored: Stored): string;
  /** Its jobs for drivers and guides. */
  parts(stored: Stored): readonly JobPart[];
  /** The mail to the guest about the new status. */
  mailContent(stored: Stored, to: Stored['status'], trip?: TripInMail): MailContent;
  /** Writes everything else that depends on the status, such as nights. */
  also?(transaction: Transaction, stored: Stored, to: Stored['status']): Promise<void>;
}

/** A record as it was read. */
export interface Read<Stored = StoredRequest> {
  document: DocumentSnapshot;
  stored: Stored;
}

interface Readable<Stored> {
  kind: RequestKind | 'reviews';
  name: RequestType['name'] | 'review';
  schema: z.ZodType<Stored>;
}

/** Reads a record without a lock. Throws a `callError` if it does not exist. */
export async function readRecord<Stored>(
  { kind, name, schema }: Readable<Stored>,
  id: string,
): Promise<Read<Stored & { id: string }>> {
  const document = await db.collection(kind).doc(id).get();
  if (!document.exists) throw callError({ code: `${name}-not-found` });
  return { document, stored: { ...schema.parse(document.data()), id } };
}

/** Throws a `callError` if the request is closed. */
export function refuseClosed(type: RequestType, { status }: StoredRequest): void {
  const { name } = type;
  if (!type.isOpen(status))
    throw callError({ code: 'request-closed', facts: { name, why: status } });
}

/** The subject matter of a mail about a request. */
export const mailSubjectOf = (
  { kind }: Pick<RequestType, 'kind'>,
  { id, tripId }: Pick<StoredRequest, 'id' | 'tripId'>,
): MailSubject => ({ kind, requestId: id, ...(tripId === undefined ? {} : { tripId }) });
