import { collections, personOf, statusesOf } from '@selasar/domain/core';
import { requestStatus } from '@selasar/domain/requests';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { guestError } from '../platform/callError.ts';
import { createOrUpdate } from '../platform/createOrUpdate.ts';
import { endOfHour, expiryOf, hourOf, takenThisHour } from '../platform/expiry.ts';
import { db, plainReader } from '../platform/firestore.ts';
import { hashOf, hashOfPerson } from '../platform/hash.ts';
import { limitAddress, tooManyRequests } from '../platform/limits.ts';
import type { Guest } from '../platform/operation.ts';
import { settings } from '../platform/settings.ts';

export interface Sender extends Guest {
  email: string;
  /** The hidden field, which people leave empty. */
  website: string | undefined;
}

/** The IP address is checked first, before any other work. */
export async function admit({ address, website }: Sender): Promise<void> {
  await limitAddress(address);
  if (website) throw guestError({ code: 'looks-automated', field: 'website' });
}

/** Separate counters, so messages do not use up bookings or the reverse. */
type Counted = 'requests' | 'messages' | 'searches';

type Origin = Pick<Sender, 'email' | 'address'>;

type Count = (transaction: Transaction, request: DocumentReference) => void;

/** Who types another person's email from elsewhere has a separate counter: they cannot use up or learn theirs. */
export const senderCounter = async (
  of: Counted,
  { email, address }: Origin,
): Promise<DocumentReference> =>
  db
    .collection(collections.rateLimits)
    .doc(await hashOf(`${of} of ${personOf(email)} from ${address}`));

/** Only accepted requests count: failing calls lock nobody out. Of parallel calls one counts, the others retry. */
export async function limitSender(of: Counted, sender: Origin): Promise<Count> {
  const now = Date.now();
  const person = await hashOfPerson(sender.email);
  const stored = await (await senderCounter(of, sender)).get();
  const taken = takenThisHour(stored, now);
  if (taken >= settings.requestsPerEmail.value()) throw tooManyRequests(now);
  // Paths of bookings and transfers; staff may have answered some since.
  const listed = (stored.get('open') ?? []) as string[];
  const open = await openRequestsOf(listed);
  return (transaction, request) => {
    const after = {
      person,
      hour: hourOf(now),
      taken: taken + 1,
      open: of === 'requests' ? [...open, request.path] : [],
      // The list of open requests expires long after staff have answered.
      expiresAt: of === 'requests' ? expiryOf('rateLimits', now) : endOfHour(now),
    };
    createOrUpdate(transaction, stored, after);
  };
}

const waiting: readonly unknown[] = statusesOf(requestStatus, ({ isWaiting }) => isWaiting);
const open: readonly unknown[] = statusesOf(requestStatus, ({ isOpen }) => isOpen);

/** It waits for an answer, or was confirmed at once. */
const isUnseen = (request: DocumentSnapshot): boolean =>
  (request.get('unverified') === true ? open : waiting).includes(request.get('status'));

/** Answered ones are removed at the limit: the list cannot drift, and an answer touches no counter. */
async function openRequestsOf(listed: readonly string[]): Promise<readonly string[]> {
  const most = settings.openRequestsPerEmail.value();
  if (listed.length < most) return listed;
  const stored = await plainReader(...listed.map((path) => db.doc(path)));
  const unseen = stored.filter(isUnseen);
  if (unseen.length >= most) throw guestError({ code: 'too-many-pending', field: 'customerEmail' });
  return unseen.map(({ ref }) => ref.path);
}
