import {
  foundBy,
  type BookingStatus,
  type RequestKind,
  type SearchedAs,
  type TransferStatus,
} from '@selasar/domain';
import { FieldValue, type DocumentData, type Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Staff } from '../operation.ts';
import { db, writeUnlessChanged } from '../firestore.ts';
import type { MailContent } from '../../mail/mailContent.ts';
import { writeMail } from '../../mail/writeMail.ts';
import { recordEvent } from '../../changes/recordEvent.ts';
import { joinTrip } from '../../trips/joinTrip.ts';
import { newInTrip, type TripInMail } from '../../mail/templates/tripInMail.ts';
import { earlierDocument, filled } from './createOnce.ts';

interface ForGuest<Requested extends { customerEmail: string }, Decided extends object> {
  kind: RequestKind;
  requestId: string;
  /** The schema of the document. */
  schema: z.ZodType<DocumentData>;
  search: Readonly<Record<string, SearchedAs>>;
  /** Fields that staff set at creation and nobody changes afterwards. */
  request: Requested;
  status: Extract<BookingStatus, TransferStatus>;
  /** Fields that the server computes, such as the price. Throws if the request is unavailable. */
  decide: (transaction: Transaction) => Promise<Decided>;
  /** Takes the nights or seats that the request's status holds. */
  take?: (
    transaction: Transaction,
    requested: Requested & Decided & { id: string },
  ) => Promise<unknown>;
  mailContent: (requested: Requested & Decided & { id: string }, trip: TripInMail) => MailContent;
}

/**
 * Staff create a request for a guest who phones or writes, with its trip, event and mail. The request id makes it safe
 * to send the same request again.
 */
export async function createForGuest<
  Requested extends { customerEmail: string },
  Decided extends object,
>(creation: ForGuest<Requested, Decided>, staff: Staff): Promise<DocumentData> {
  try {
    return await create(creation, staff);
  } catch (error) {
    // A repeated request may have been faster and hold the nights itself.
    const earlier = await earlierOf(creation);
    if (earlier) return earlier;
    throw error;
  }
}

type Sent = Pick<
  ForGuest<{ customerEmail: string }, object>,
  'kind' | 'requestId' | 'schema' | 'request'
>;

const referenceOf = ({ kind, requestId }: Sent) => db.collection(kind).doc(requestId);
const earlierOf = (sent: Sent) => earlierDocument({ ...sent, reference: referenceOf(sent) });

const create = <Requested extends { customerEmail: string }, Decided extends object>(
  creation: ForGuest<Requested, Decided>,
  staff: Staff,
): Promise<DocumentData> =>
  writeUnlessChanged(async (transaction) => {
    const by = await staff.authorize(transaction);
    const earlier = await earlierOf(creation);
    if (earlier) return earlier;
    const { kind, requestId, search, request, status, decide, take, mailContent } = creation;
    const { customerEmail } = request;
    const decided = await decide(transaction);
    const reference = referenceOf(creation);
    const requested = { ...request, ...decided, id: requestId };
    const trip = await joinTrip(transaction, undefined, customerEmail);
    await take?.(transaction, requested);
    const id = recordEvent(transaction, reference, { from: null, to: status, by });
    const of = { kind, requestId, tripId: trip.id };
    const envelope = { id, to: customerEmail, cause: 'staff', of } as const;
    await writeMail(transaction, envelope, mailContent(requested, newInTrip(trip)));
    const { id: _, ...fields } = requested;
    const created = {
      ...filled(fields),
      customerEmail,
      tripId: trip.id,
      status,
      createdAt: FieldValue.serverTimestamp(),
      updatedAt: FieldValue.serverTimestamp(),
      ...foundBy(search, requested),
    };
    transaction.create(reference, created);
    return created;
  });
