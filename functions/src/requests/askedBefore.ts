import { createHash } from 'node:crypto';
import { collections, requestIdOf } from '@selasar/domain/core';
import { requestStatus, type RequestStatus } from '@selasar/domain/requests';
import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { guestError } from '../platform/callError.ts';
import { createOrUpdate } from '../platform/createOrUpdate.ts';
import { db } from '../platform/firestore.ts';
import { hashOf, hashOfPerson } from '../platform/hash.ts';
import type { Sender } from './limitSender.ts';

/** Whoever asks for the same later wants it again. */
const memoryMs = 60 * 60 * 1000;

export interface Wish {
  /** Whoever asks for the same thing has the same values. */
  asksFor: readonly (string | number)[];
  isSecond?: boolean | undefined;
  unansweredKeys?: readonly string[] | undefined;
  tripKey?: string | undefined;
  keyOf?: (earlier: DocumentSnapshot, tripKey?: string) => Promise<{ tripKey?: string }>;
}

interface Asked {
  /** The same was asked for within the hour, from elsewhere: nobody was asked about it. */
  elsewhere: boolean;
  note: (transaction: Transaction) => void;
}

export const idOfKey = (key: string): string =>
  requestIdOf(createHash('sha256').update(key).digest());

/**
 * Of parallel calls one is taken and the others are asked. Who proves that the earlier request is theirs learns about
 * it; who has the same IP address is only asked; anyone else is not, because the question would tell them.
 */
export async function askAboutSecond(
  wish: Wish,
  sender: Sender,
  request: DocumentReference,
): Promise<Asked> {
  const person = await hashOfPerson(sender.email);
  const from = await hashOf(`wish from ${sender.address}`);
  const id = await hashOf(JSON.stringify(['wish', request.parent.id, person, ...wish.asksFor]));
  const stored = await db.collection(collections.rateLimits).doc(id).get();
  const earlier = wish.isSecond ? undefined : await earlierOf(stored, request);
  if (earlier) {
    const proven = await provenBy(wish, earlier);
    const isHere = stored.get('from') === from;
    const facts = { isMessage: request.parent.id === collections.messages };
    if (proven) throw guestError({ code: 'asked-before', facts, earlier: proven });
    if (isHere) throw guestError({ code: 'asked-before', facts });
  }
  return {
    elsewhere: earlier !== undefined,
    note: (transaction) => {
      const expiresAt = Timestamp.fromMillis(Date.now() + memoryMs);
      createOrUpdate(transaction, stored, { person, from, request: request.path, expiresAt });
    },
  };
}

/** The request of a note, while it counts: a cancelled one may be asked for again. */
async function earlierOf(
  note: DocumentSnapshot,
  request: DocumentReference,
): Promise<DocumentSnapshot | undefined> {
  const [path, expiresAt]: unknown[] = [note.get('request'), note.get('expiresAt')];
  if (typeof path !== 'string' || path === request.path) return undefined;
  if (!(expiresAt instanceof Timestamp) || expiresAt.toMillis() <= Date.now()) return undefined;
  const earlier = await db.doc(path).get();
  const status = earlier.get('status') as RequestStatus | undefined;
  const isOver = status !== undefined && !requestStatus[status].isOpen;
  return earlier.exists && !isOver ? earlier : undefined;
}

async function provenBy(
  { unansweredKeys = [], tripKey, keyOf }: Wish,
  earlier: DocumentSnapshot,
): Promise<{ at: string; tripKey?: string } | undefined> {
  const createdAt: unknown = earlier.get('createdAt');
  if (!(createdAt instanceof Timestamp)) return undefined;
  const trip = (await keyOf?.(earlier, tripKey)) ?? {};
  const isOfTrip = tripKey !== undefined && trip.tripKey === tripKey;
  const isOfKey = unansweredKeys.some((key) => idOfKey(key) === earlier.id);
  return isOfTrip || isOfKey ? { at: createdAt.toDate().toISOString(), ...trip } : undefined;
}
