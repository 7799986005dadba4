import {
  requestKinds,
  type RequestStatus,
  statusAfter,
  unpaidDepositDueOf,
} from '@selasar/domain/requests';
import { type DocumentData, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { newInTrip } from '../mail/templates/tripInMail.ts';
import { askedTwice } from '../mail/templates/tripMails.ts';
import { withWaysToPay } from '../mail/waysToPay.ts';
import { writeMail } from '../mail/writeMail.ts';
import { db, writeUnlessChanged } from '../platform/firestore.ts';
import { languageField } from '../platform/locale.ts';
import type { Guest, Staff } from '../platform/operation.ts';
import { type JoinedTrip, joinTrip, tripKeyFor, tripKeyOf } from '../trips/joinTrip.ts';
import { newTrip } from '../trips/trip.ts';
import type { Wish } from './askedBefore.ts';
import { createDocument, createOnce, earlierDocument, filled } from './createOnce.ts';
import { promisedDeposit } from './deposit.ts';
import { type Actor, recordEvent } from './history.ts';
import { type Fields, type KindOnServer, type StoredRequest } from './kindOnServer.ts';

type Requested = Omit<StoredRequest, 'status' | 'tripId'>;

interface NewRequest {
  request: Requested;
  status: RequestStatus;
  by: Actor;
  trip: { id: string; key: string };
  isAskedTwice?: boolean;
}

async function writeRequest(
  transaction: Transaction,
  type: KindOnServer,
  { request, status, by, trip, isAskedTwice }: NewRequest,
): Promise<DocumentData> {
  const { id: requestId, ...fields } = request;
  const { customerEmail } = request;
  const reference = referenceOf(type, requestId);
  const id = recordEvent(transaction, reference, { from: null, to: status, by });
  const of = { kind: type.kind, requestId, tripId: trip.id };
  const cause = by === 'guest' ? 'guest' : 'staff';
  const promised = status === statusAfter.confirmation ? await promisedDeposit(request) : {};
  const created = { ...request, ...promised, status };
  const mail = await withWaysToPay(type.mailContent(created, status, newInTrip(trip)), created);
  const envelope = { id, to: customerEmail, cause, of } as const;
  await writeMail(transaction, envelope, isAskedTwice ? askedTwice(mail) : mail);
  return createDocument(transaction, reference, requestKinds[type.kind].search, {
    ...filled({ ...fields, ...promised, unpaidDepositDue: unpaidDepositDueOf(created) }),
    // Also '', if the guest gave staff none.
    customerEmail,
    tripId: trip.id,
    status,
    createdAt: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
  });
}

const referenceOf = ({ kind }: KindOnServer, requestId: string) =>
  db.collection(kind).doc(requestId);

interface Sent<Form extends Fields = Fields> {
  requestId: string;
  request: Form & Pick<StoredRequest, 'customerName' | 'customerEmail'>;
}

interface SentByGuest<Form extends Fields> extends Sent<Form> {
  sender: Pick<Wish, 'isSecond' | 'unansweredKeys' | 'tripKey'> & { website: string | undefined };
  asksFor: Wish['asksFor'];
  validate: () => Promise<unknown>;
  /** Takes its place. Throws if it is unavailable. */
  decide: (transaction: Transaction) => Promise<{ status: RequestStatus; decided: Fields }>;
}

/** The request id makes it safe to send the same request again. */
export async function createByGuest<Form extends Fields>(
  guest: Guest,
  type: KindOnServer,
  { requestId, request, sender, asksFor, validate, decide }: SentByGuest<Form>,
) {
  const { website, ...known } = sender;
  const { customerEmail: email } = request;
  let joined: JoinedTrip | undefined;
  const stored = await createOnce({
    reference: referenceOf(type, requestId),
    schema: type.schema,
    request,
    validate,
    sender: { ...guest, email, website },
    wish: { ...known, asksFor, keyOf: tripKeyOf },
    countsAs: 'requests',
    write: async (transaction, isAskedTwice) => {
      const { status, decided } = await decide(transaction);
      const trip = await joinTrip(transaction, { requestId, key: known.tripKey, email });
      joined = trip;
      const all = { ...request, ...decided, ...languageField(), id: requestId };
      const written = { request: all, status, by: 'guest', trip, isAskedTwice } as const;
      return writeRequest(transaction, type, written);
    },
  });
  const { tripKey } = known;
  const key = await tripKeyFor({ requestId, tripKey }, stored, joined);
  return { stored, key, isNew: joined !== undefined };
}

interface SentByStaff<Form extends Fields> extends Sent<Form> {
  status: RequestStatus;
  decide: (transaction: Transaction) => Promise<Fields>;
}

export async function createForGuest<Form extends Fields>(
  staff: Staff,
  type: KindOnServer,
  { requestId, request, status, decide }: SentByStaff<Form>,
): Promise<DocumentData> {
  const sent = { reference: referenceOf(type, requestId), schema: type.schema, request };
  try {
    return await writeUnlessChanged(async (transaction) => {
      const by = await staff.authorize(transaction);
      const earlier = await earlierDocument(sent);
      if (earlier) return earlier;
      const all = { ...request, ...(await decide(transaction)), id: requestId };
      const trip = newTrip(transaction, request.customerEmail);
      await type.takeOrFreePlace?.(transaction, { ...all, status }, status);
      return writeRequest(transaction, type, { request: all, status, by, trip });
    });
  } catch (error) {
    // A repeated request may have been faster and hold the nights itself.
    const earlier = await earlierDocument(sent);
    if (earlier) return earlier;
    throw error;
  }
}
