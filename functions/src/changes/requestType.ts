import type {
  BookingChangeRequest,
  TransferChangeRequest,
  Booking,
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

/** Fields as they are stored; undefined is none. */
export type Fields = Readonly<Record<string, unknown>>;

export type AnyStatus = RequestStatus;

/** What a guest asks of staff. */
export type ChangeRequest = BookingChangeRequest | TransferChangeRequest;

/** A booking or a transfer, as far as both are alike. */
export interface StoredRequest
  extends
    Pick<Booking, 'id' | 'customerName' | 'customerEmail'>,
    Pick<Partial<Booking>, 'bookingType' | 'customerPhone' | 'notes' | 'payments' | 'priceReason'>,
    Pick<Partial<Booking>, 'tripId' | 'freeUntil' | 'deposit'> {
  status: AnyStatus;
  changeRequest?: ChangeRequest | undefined;
  ticks?: Partial<Record<JobPart, Tick | undefined>> | undefined;
  /** Its guest is written to in it. */
  language?: Language | undefined;
}

/**
 * What a booking and a transfer do each in its own way. Methods: so one that takes bookings only may stand here, and is
 * given what its own schema has read.
 */
export interface RequestType<
  Stored extends StoredRequest = StoredRequest,
  Status extends AnyStatus = AnyStatus,
> {
  kind: RequestKind;
  /** As in 'This booking'. */
  name: 'booking' | 'transfer';
  /** What has to be known of the stored document. */
  schema: z.ZodType<Omit<Stored, 'id'>>;
  status: z.ZodType<Status>;
  isAllowed(from: Status, to: Status): boolean;
  isOpen(status: Status): boolean;
  /** 'booking for Reef Walk' */
  called(stored: Stored): string;
  /** What staff call it when they write to its guest. */
  item(stored: Stored): string;
  /** The jobs that it means. */
  parts(stored: Stored): readonly JobPart[];
  /** What the guest is told of the new status. */
  letter(stored: Stored, to: Status, trip?: TripInMail): MailContent;
  /** Writes what else changes with the status. */
  also?(transaction: Transaction, stored: Stored, to: Status): Promise<void>;
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

/** Reads one as it is now, without a lock. Refuses one that is not there. */
export async function readRecord<Stored>(
  { kind, name, schema }: Readable<Stored>,
  id: string,
): Promise<Read<Stored & { id: string }>> {
  const document = await db.collection(kind).doc(id).get();
  if (!document.exists) throw callError({ code: `${name}-not-found` });
  return { document, stored: { ...schema.parse(document.data()), id } };
}

/** Refuses to change what nobody expects any more. */
export function refuseClosed(type: RequestType, { status }: StoredRequest): void {
  const { name } = type;
  if (!type.isOpen(status))
    throw callError({ code: 'request-closed', facts: { name, why: status } });
}

/** What a mail of one is of. */
export const mailSubjectOf = (
  { kind }: Pick<RequestType, 'kind'>,
  { id, tripId }: Pick<StoredRequest, 'id' | 'tripId'>,
): MailSubject => ({ kind, requestId: id, ...(tripId === undefined ? {} : { tripId }) });
