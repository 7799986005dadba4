import { collections, personOf, requestStatus, statusesOf } from '@selasar/domain';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { guestError } from '../callError.ts';
import { expiryOf } from '../expiry.ts';
import { db, unlessChanged, plainReader } from '../firestore.ts';
import { settings } from '../settings.ts';
import type { Sender } from './admit.ts';
import { hashOf, hashOfPerson } from './hash.ts';
import { endOfHour, hourOf, tooManyRequests } from './hour.ts';

/** Separate counters, so messages do not use up bookings or the reverse. */
type Counted = 'requests' | 'messages' | 'searches';

/** The IP address and email of a request. */
type Origin = Pick<Sender, 'email' | 'address'>;

const countsSchema = z.object({
  /** The hour that `taken` counts. */
  hour: z.number(),
  taken: z.number(),
  /** Paths of bookings and transfers; staff may have answered some since. */
  open: z.array(z.string()),
});

/** Counts an accepted request, in the transaction that creates its document. */
type Count = (transaction: Transaction, request: DocumentReference) => void;

/**
 * The counter of a sender, the same for all aliases of an email. Somebody who types another person's email from
 * elsewhere has a separate counter: they cannot use up the owner's limit, nor learn from a refusal how much it was
 * used.
 */
export const senderCounter = async (
  of: Counted,
  { email, address }: Origin,
): Promise<DocumentReference> =>
  db
    .collection(collections.rateLimits)
    .doc(await hashOf(`${of} of ${personOf(email)} from ${address}`));

/**
 * Throws if the sender has exceeded a limit. Only accepted requests count, so failing calls lock nobody out. The write
 * requires the counter to be unchanged: of parallel calls one is counted and the others retry.
 */
export async function limitSender(of: Counted, sender: Origin): Promise<Count> {
  const now = Date.now();
  const hour = hourOf(now);
  const counter = await senderCounter(of, sender);
  const person = await hashOfPerson(sender.email);
  const stored = await counter.get();
  const before = stored.exists ? countsSchema.parse(stored.data()) : { hour, taken: 0, open: [] };
  const taken = before.hour === hour ? before.taken : 0;
  if (taken >= settings.requestsPerEmail.value()) throw tooManyRequests(now);
  const open = await openRequestsOf(before.open);
  return (transaction, request) => {
    const after = {
      person,
      hour,
      taken: taken + 1,
      open: of === 'requests' ? [...open, request.path] : [],
      // The list of open requests expires long after staff have answered.
      expiresAt: of === 'requests' ? expiryOf('rateLimits', now) : endOfHour(now),
    };
    if (stored.exists) transaction.update(counter, after, unlessChanged(stored));
    else transaction.create(counter, after);
  };
}

const waiting: readonly unknown[] = statusesOf(requestStatus, ({ isWaiting }) => isWaiting);
const open: readonly unknown[] = statusesOf(requestStatus, ({ isOpen }) => isOpen);

/** Staff have not looked at it: it waits for an answer, or was confirmed at once. */
const isUnseen = (request: DocumentSnapshot): boolean =>
  (request.get('unverified') === true ? open : waiting).includes(request.get('status'));

/**
 * Throws if the sender has too many bookings or transfers that staff have not looked at. At the limit, the listed requests
 * are read and answered ones are removed. So the list cannot drift, and answering a request touches no counter.
 */
async function openRequestsOf(listed: readonly string[]): Promise<readonly string[]> {
  const most = settings.openRequestsPerEmail.value();
  if (listed.length < most) return listed;
  const stored = await plainReader(...listed.map((path) => db.doc(path)));
  const unseen = stored.filter(isUnseen);
  if (unseen.length >= most) throw guestError({ code: 'too-many-pending', field: 'customerEmail' });
  return unseen.map(({ ref }) => ref.path);
}
