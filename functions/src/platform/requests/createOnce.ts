import { foundBy, type SearchedAs } from '@selasar/domain';
import type {
  DocumentData,
  DocumentReference,
  FieldValue,
  Transaction,
} from 'firebase-admin/firestore';
import type { z } from 'zod';
import { guestError } from '../callError.ts';
import { writeUnlessChanged } from '../firestore.ts';
import { admit, type Sender } from './admit.ts';
import { limitAddress } from './limitAddress.ts';
import { limitSender } from './limitSender.ts';

/** Fields to write; times are set by the server. */
type Written<Fields> = { [Field in keyof Fields]: Fields[Field] | FieldValue };

interface Creation<Stored extends object, Requested extends Partial<Stored>> {
  /** The document; its id is the request id. */
  reference: DocumentReference;
  /** The schema of the document. */
  schema: z.ZodType<Stored>;
  /** The fields that the caller fills in; '' is not stored. */
  request: Requested;
  /** The search terms of the document, if it is searchable. */
  search?: Readonly<Record<string, SearchedAs>>;
  /** Throws if the request is no longer possible. It still counts for its sender. Not called for a repeated request. */
  validate?: () => Promise<unknown>;
  sender: Sender;
  /** The kind of request by which the sender's limit is counted. */
  countsAs: 'requests' | 'messages';
  /** Reads what it needs, writes what belongs to the document, and returns all remaining fields. */
  complete: (transaction: Transaction) => Promise<Written<Omit<Stored, keyof Requested>>>;
}

/**
 * Creates a document once. A repeated request returns the existing document. Throws if the id belongs to a different
 * request, or if the sender has exceeded a limit.
 */
export async function createOnce<Stored extends object, Requested extends Partial<Stored>>(
  creation: Creation<Stored, Requested>,
): Promise<DocumentData> {
  const findEarlier = repeatsOf(creation);
  try {
    return await create(creation, findEarlier);
  } catch (error) {
    // The same request, sent twice, may have been stored meanwhile.
    const earlier = await findEarlier();
    if (earlier) return earlier;
    throw error;
  }
}

type FindEarlier = () => Promise<DocumentData | undefined>;

/**
 * Finds the document of an earlier, identical request. Repeats have their own limit, so a sender over the limit for new
 * requests still learns the outcome, and endless repeats are refused.
 */
function repeatsOf<Stored extends object, Requested extends Partial<Stored>>(
  creation: Creation<Stored, Requested>,
): FindEarlier {
  let counted: Promise<void> | undefined;
  const count = () => (counted ??= limitAddress(`repeats of ${creation.sender.address}`));
  return async () => {
    try {
      const earlier = await earlierDocument(creation);
      if (earlier) await count();
      return earlier;
    } catch (error) {
      await count();
      throw error;
    }
  };
}

/** No lock on the document, because parallel requests would block each other. Only one of them creates it. */
async function create<Stored extends object, Requested extends Partial<Stored>>(
  creation: Creation<Stored, Requested>,
  findEarlier: FindEarlier,
): Promise<DocumentData> {
  const { reference, request, search, validate, sender, countsAs, complete } = creation;
  let isAdmitted = false;
  return writeUnlessChanged(async (transaction) => {
    const earlier = await findEarlier();
    if (earlier) return earlier;
    if (!isAdmitted) {
      await admit(sender);
      await validate?.();
    }
    isAdmitted = true;
    const count = await limitSender(countsAs, sender);
    const fields: DocumentData = { ...filled(request), ...(await complete(transaction)) };
    const found = search ? foundBy(search, { ...fields, id: reference.id }) : {};
    const created = { ...fields, ...found };
    count(transaction, reference);
    transaction.create(reference, created);
    return created;
  });
}

/** Missing fields get their default, both in older documents and in requests of older pages. */
export async function earlierDocument<Stored extends object, Requested extends Partial<Stored>>({
  reference,
  schema,
  request,
}: Pick<Creation<Stored, Requested>, 'reference' | 'schema' | 'request'>): Promise<
  DocumentData | undefined
> {
  const stored = (await reference.get()).data();
  if (!stored) return undefined;
  const read: DocumentData = { ...stored, ...schema.safeParse(stored).data };
  const isSame = Object.entries(request).every(
    ([field, value]) => (read[field] ?? '') === (value ?? ''),
  );
  if (!isSame) throw guestError({ code: 'request-id-reused', field: 'requestId' });
  return stored;
}

export const filled = (fields: object): DocumentData =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined),
  );
