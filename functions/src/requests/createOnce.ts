import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import { guestError } from '../core/callError.ts';
import { writeUnlessChanged } from '../core/firestore.ts';
import { admit, type Sender } from './admit.ts';
import { limitPerson, type Counted } from './limitPerson.ts';

interface Creation {
  /** Its id is the request's. */
  reference: DocumentReference;
  /** The fields of the document that the caller decides; '' is not stored. */
  request: Record<string, unknown>;
  /**
   * Refuses, by throwing, what cannot be asked for any more. It counts for its sender all the same. A repeated request
   * is answered without asking.
   */
  judge?: () => Promise<unknown>;
  sender: Sender;
  /** As what it counts for its sender. */
  countsAs: Counted;
  /** Reads what is needed, writes what belongs with the document, answers the rest of its fields. */
  complete: (transaction: Transaction) => Promise<DocumentData>;
}

/**
 * Creates a document, or answers the one that the same request created before, however often it is sent. Refuses a
 * request id that stands for another request, and a new request of somebody with too many.
 */
export async function createOnce(creation: Creation): Promise<DocumentData> {
  try {
    return await create(creation);
  } catch (error) {
    // What is refused may have been stored meanwhile, by the same request that overtook this one.
    const earlier = await earlierDocument(creation);
    if (earlier) return earlier;
    throw error;
  }
}

/** Without locks on the document: requests that run side by side would hold each other up. One of them creates it. */
async function create(creation: Creation): Promise<DocumentData> {
  const { reference, request, judge, sender, countsAs, complete } = creation;
  let isAdmitted = false;
  return writeUnlessChanged(async (transaction) => {
    const earlier = await earlierDocument(creation);
    if (earlier) return earlier;
    if (!isAdmitted) {
      await admit(sender);
      await judge?.();
    }
    isAdmitted = true;
    const count = await limitPerson(countsAs, sender.email);
    const created = { ...filled(request), ...(await complete(transaction)) };
    count(transaction, reference);
    transaction.create(reference, created);
    return created;
  });
}

async function earlierDocument({
  reference,
  request,
}: Creation): Promise<DocumentData | undefined> {
  const stored = (await reference.get()).data();
  if (!stored) return undefined;
  const isSame = Object.entries(request).every(([field, value]) => (stored[field] ?? '') === value);
  if (!isSame) throw guestError({ code: 'request-id-reused', field: 'requestId' });
  return stored;
}

const filled = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
