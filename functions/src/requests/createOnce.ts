import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import { callError } from '../callError.ts';
import { db, isAlreadyThere } from '../firestore.ts';

interface Creation {
  /** Its id is the request's. */
  reference: DocumentReference;
  /** The fields of the document that the caller decides; '' is not stored. */
  request: Record<string, unknown>;
  /** Refuses, by throwing, who may not create now. A repeated request is answered without asking. */
  admit: () => Promise<void>;
  /** Reads what is needed, writes what belongs with the document, answers the rest of its fields. */
  complete: (transaction: Transaction) => Promise<DocumentData>;
}

/**
 * Creates a document, or answers the one that the same request created before. Refuses a request id that stands for
 * another request.
 */
export async function createOnce(creation: Creation): Promise<DocumentData> {
  const earlier = await earlierDocument(creation);
  if (earlier) return earlier;
  await creation.admit();
  return create(creation);
}

async function earlierDocument({
  reference,
  request,
}: Creation): Promise<DocumentData | undefined> {
  const stored = (await reference.get()).data();
  if (!stored) return undefined;
  const isSame = Object.entries(request).every(([field, value]) => (stored[field] ?? '') === value);
  if (!isSame) throw reusedRequestId();
  return stored;
}

/**
 * Creates the document, or answers it if the same request overtakes this one. The transaction does not read the
 * document: it would lock it, and retries that run side by side would hold each other up.
 */
async function create(creation: Creation): Promise<DocumentData> {
  const { reference, request, complete } = creation;
  try {
    return await db.runTransaction(async (transaction) => {
      const created = { ...filled(request), ...(await complete(transaction)) };
      transaction.create(reference, created);
      return created;
    });
  } catch (error) {
    const earlier = isAlreadyThere(error) ? await earlierDocument(creation) : undefined;
    if (!earlier) throw error;
    return earlier;
  }
}

const filled = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

const reusedRequestId = () =>
  callError({
    code: 'request-id-reused',
    field: 'requestId',
    message:
      'This request was already sent with other details. Please reload the page and try again.',
  });
