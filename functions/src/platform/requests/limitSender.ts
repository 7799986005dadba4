import { collections, personOf, requestStatus, statusesOf } from '@selasar/domain';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { guestError } from '../callError.ts';
import { expiryOf } from '../expiry.ts';
import { db, unlessChanged, plainReader } from '../firestore.ts';
import { settings } from '../settings.ts';
import type { Sender } from './admit.ts';
import { hashOf, hashOfPerson } from './hash.ts';
import { endOfHour, hourOf, tooManyRequests } from './hour.ts';

/** What is counted apart, so that nobody's letters keep them from booking, nor their bookings from writing. */
type Counted = 'requests' | 'messages' | 'searches';

/** From where a request comes, and for whom. */
type Origin = Pick<Sender, 'email' | 'address'>;

const countsSchema = z.object({
  /** The hour that `taken` is of. */
  hour: z.number(),
  taken: z.number(),
  /** Paths of bookings and transfers, of which some may have been answered since. */
  open: z.array(z.string()),
});

/** Writes down a request that is taken, in the transaction that creates its document. */
type Count = (transaction: Transaction, request: DocumentReference) => void;

/**
 * Where the requests of a sender are counted, with whatever alias they write their email. Who types somebody else's
 * email from elsewhere has a counter of their own: so they cannot use up what its owner may ask for, nor learn from a
 * refusal how much that was.
 */
export const senderCounter = async (
  of: Counted,
  { email, address }: Origin,
): Promise<DocumentReference> =>
  db
    .collection(collections.rateLimits)
    .doc(await hashOf(`${of} of ${personOf(email)} from ${address}`));

/**
 * Refuses one request too many of a sender, by throwing. Only what is taken counts, so nobody can be locked out by
 * calls that fail. The write holds only while the counter is as it was read here: of calls at once, one is counted
 * and the others look again.
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
  const open = await stillOpen(before.open);
  return (transaction, request) => {
    const after = {
      person,
      hour,
      taken: taken + 1,
      open: of === 'requests' ? [...open, request.path] : [],
      // Long after staff have answered, the list of open requests may go.
      expiresAt: of === 'requests' ? expiryOf('rateLimits', now) : endOfHour(now),
    };
    if (stored.exists) transaction.update(counter, after, unlessChanged(stored));
    else transaction.create(counter, after);
  };
}

const waiting: readonly unknown[] = statusesOf(requestStatus, ({ isWaiting }) => isWaiting);

/**
 * Refuses another booking or transfer to somebody with many that wait for an answer. Who is at the limit by the list
 * is looked up: what staff have answered goes from it. So the list cannot drift, and answering touches no counter.
 */
async function stillOpen(listed: readonly string[]): Promise<readonly string[]> {
  const most = settings.openRequestsPerEmail.value();
  if (listed.length < most) return listed;
  const stored = await plainReader(...listed.map((path) => db.doc(path)));
  const open = stored.filter((request) => waiting.includes(request.get('status')));
  if (open.length >= most) throw guestError({ code: 'too-many-pending', field: 'customerEmail' });
  return open.map(({ ref }) => ref.path);
}
