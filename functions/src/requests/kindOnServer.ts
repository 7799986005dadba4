import type { CivilDate } from '@selasar/domain/core';
import type { Language } from '@selasar/domain/i18n';
import type { MailSubject } from '@selasar/domain/mail';
import type { CancellableTransfer } from '@selasar/domain/pricing';
import {
  type Booking,
  type BookingChangeRequest,
  type BookingFacts,
  isOpenRequest,
  type JobPart,
  type RequestKind,
  requestKinds,
  type RequestStatus,
  type Tick,
  type TransferChangeRequest,
  type TransferFacts,
} from '@selasar/domain/requests';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { MailContent } from '../mail/mailContent.ts';
import type { TripInMail } from '../mail/templates/tripInMail.ts';
import { callError } from '../platform/callError.ts';
import { db } from '../platform/firestore.ts';

/** Undefined means absent. */
export type Fields = Readonly<Record<string, unknown>>;

export type ChangeRequest = BookingChangeRequest | TransferChangeRequest;

export interface StoredRequest
  extends
    Pick<Booking, 'id' | 'customerName' | 'customerEmail'>,
    Pick<Partial<Booking>, 'bookingType' | 'customerPhone' | 'notes' | 'payments' | 'priceReason'>,
    Pick<Partial<Booking>, 'tripId' | 'freeUntil' | 'unverified' | 'startDate'>,
    Pick<Partial<Booking>, 'deposit' | 'depositDue' | 'paymentLink'>,
    Partial<CancellableTransfer> {
  status: RequestStatus;
  changeRequest?: ChangeRequest | undefined;
  ticks?: Partial<Record<JobPart, Tick | undefined>> | undefined;
  language?: Language | undefined;
}

/** Methods, so an implementation may accept one stored type only: what its own schema has parsed. */
export interface KindOnServer<Stored extends StoredRequest = StoredRequest> {
  kind: RequestKind;
  schema: z.ZodType<Omit<Stored, 'id'>>;
  isAllowed(from: Stored['status'], to: Stored['status']): boolean;
  /** 'booking for Reef Walk' */
  called(stored: Stored): string;
  /** The name that staff use for it in messages to the guest. */
  item(stored: Stored): string;
  /** The first one first. */
  parts(stored: Stored): readonly { part: JobPart; date: CivilDate }[];
  mailContent(stored: Stored, to: Stored['status'], trip?: TripInMail): MailContent;
  /** Writes everything else that depends on the status, such as nights. */
  takeOrFreePlace?(transaction: Transaction, stored: Stored, to: Stored['status']): Promise<void>;
  fieldsOf(form: object): Fields;
  /** Whether availability and price must be checked again. */
  isMoved(stored: Stored, after: Stored): boolean;
  /** Throws if unavailable, except for the rules in `overrides`. Its own nights count as free. */
  checkEdit(stored: Stored, after: Stored, overrides: readonly string[] | 'all'): Promise<Fields>;
  /** Throws if another booking or block holds them, and names it to staff. */
  movePlace?(transaction: Transaction, stored: Stored, after: Stored): Promise<void>;
  pricedBy(stored: Stored, total: number): Fields;
  computePrice(stored: Stored): Promise<{ total: number; fields: Fields }>;
  /** Whether its day is past. */
  isOver(stored: Stored, now: Date): boolean;
  factsOf(stored: Stored): ChangeFacts;
  /** Throws if the change is not available, with what is available instead. Its own nights count as free. */
  checkChange(stored: Stored, requested: object, moment: Moment): Promise<CheckedChange>;
}

/** Shown to the guest, and stored as the change request. */
export type ChangeFacts = BookingFacts | TransferFacts;

/** Availability as of now, deadlines as of when the guest asked. */
export interface Moment {
  now: Date;
  requestedAt: Date;
}

export interface CheckedChange {
  facts: ChangeFacts;
  fields: Fields;
  /** In US dollars. */
  total: number;
}

export interface Read<Stored = StoredRequest> {
  document: DocumentSnapshot;
  stored: Stored;
}

interface Readable<Stored> {
  kind: RequestKind | 'reviews';
  schema: z.ZodType<Stored>;
}

export const nounOf = (kind: RequestKind | 'reviews'): 'booking' | 'transfer' | 'review' =>
  kind === 'reviews' ? 'review' : requestKinds[kind].noun;

/** Without a lock. Throws a `callError` if it does not exist. */
export async function readRecord<Stored>(
  { kind, schema }: Readable<Stored>,
  id: string,
): Promise<Read<Stored & { id: string }>> {
  const document = await db.collection(kind).doc(id).get();
  const name = nounOf(kind);
  if (!document.exists) throw callError({ code: `${name}-not-found` });
  return { document, stored: { ...schema.parse(document.data()), id } };
}

export function refuseOtherChanges<Status extends string>(
  type: { kind: KindOnServer['kind'] | 'reviews'; isAllowed(from: Status, to: Status): boolean },
  currentStatus: Status,
  { from, to }: { from: Status; to: Status },
): void {
  const name = nounOf(type.kind);
  if (currentStatus !== from) {
    const facts = { name, currentStatus };
    throw callError({ code: 'status-stale', field: 'from', facts, currentStatus });
  }
  if (!type.isAllowed(from, to)) {
    const facts = { name, from, to };
    throw callError({ code: 'status-not-allowed', field: 'to', facts, currentStatus });
  }
}

/** With `now`, also refuses a request whose day is past. */
export function refuseClosed(type: KindOnServer, stored: StoredRequest, now?: Date): void {
  const isOver = now !== undefined && type.isOver(stored, now);
  const why = isOpenRequest(stored.status) ? isOver && 'over' : stored.status;
  const name = nounOf(type.kind);
  if (why) throw callError({ code: 'request-closed', facts: { name, why } });
}

export const mailSubjectOf = (
  { kind }: Pick<KindOnServer, 'kind'>,
  { id, tripId }: Pick<StoredRequest, 'id' | 'tripId'>,
): MailSubject => ({ kind, requestId: id, ...(tripId === undefined ? {} : { tripId }) });
