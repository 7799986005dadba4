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

/** Fields as they are written: times are the server's. */
type Written<Fields> = { [Field in keyof Fields]: Fields[Field] | FieldValue };

interface Creation<Stored extends object, Asked extends Partial<Stored>> {
  /** Its id is the request's. */
  reference: DocumentReference;
  /** How the document is read. */
  schema: z.ZodType<Stored>;
  /** The fields of the document that the caller decides; '' is not stored. */
  request: Asked;
  /** How staff find the document, if they search for such. */
  search?: Readonly<Record<string, SearchedAs>>;
  /**
   * Refuses, by throwing, what cannot be asked for any more. It counts for its sender all the same. A repeated request
   * is answered without asking.
   */
  judge?: () => Promise<unknown>;
  sender: Sender;
  /** As what it counts for its sender. */
  countsAs: 'requests' | 'messages';
  /** Reads what is needed, writes what belongs with the document, answers the rest of its fields: all of them. */
  complete: (transaction: Transaction) => Promise<Written<Omit<Stored, keyof Asked>>>;
}

/**
 * Creates a document, or answers the one that the same request created before, however often it is sent. Refuses a
 * request id that stands for another request, and a new request of somebody with too many.
 */
export async function createOnce<Stored extends object, Asked extends Partial<Stored>>(
  creation: Creation<Stored, Asked>,
): Promise<DocumentData> {
  const findEarlier = repeatsOf(creation);
  try {
    return await create(creation, findEarlier);
  } catch (error) {
    // What is refused may have been stored meanwhile, by the same request that overtook this one.
    const earlier = await findEarlier();
    if (earlier) return earlier;
    throw error;
  }
}

type FindEarlier = () => Promise<DocumentData | undefined>;

/**
 * Looks for what the same request created before. That counts once in a call, apart from new requests: who has sent too
 * many of those still learns what became of them, and a program that sends the same again and again is refused.
 */
function repeatsOf<Stored extends object, Asked extends Partial<Stored>>(
  creation: Creation<Stored, Asked>,
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

/** Without locks on the document: requests that run side by side would hold each other up. One of them creates it. */
async function create<Stored extends object, Asked extends Partial<Stored>>(
  creation: Creation<Stored, Asked>,
  findEarlier: FindEarlier,
): Promise<DocumentData> {
  const { reference, request, search, judge, sender, countsAs, complete } = creation;
  let isAdmitted = false;
  return writeUnlessChanged(async (transaction) => {
    const earlier = await findEarlier();
    if (earlier) return earlier;
    if (!isAdmitted) {
      await admit(sender);
      await judge?.();
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

/** What was stored before a field came up has its default, and so has a request of a page that is as old. */
export async function earlierDocument<Stored extends object, Asked extends Partial<Stored>>({
  reference,
  schema,
  request,
}: Pick<Creation<Stored, Asked>, 'reference' | 'schema' | 'request'>): Promise<
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
