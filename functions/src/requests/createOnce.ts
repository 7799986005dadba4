import { foundBy, type SearchedAs } from '@selasar/domain/core';
import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { guestError } from '../platform/callError.ts';
import { writeUnlessChanged } from '../platform/firestore.ts';
import { limitAddress } from '../platform/limits.ts';
import { askAboutSecond, type Wish } from './askedBefore.ts';
import { admit, limitSender, type Sender } from './limitSender.ts';

interface Sent {
  /** Its id is the request id. */
  reference: DocumentReference;
  schema: z.ZodType<object>;
  request: object;
}

interface Creation extends Sent {
  /** Throws if the request is no longer possible. It still counts for its sender. Not called for a repeated request. */
  validate?: () => Promise<unknown>;
  sender: Sender;
  wish: Wish;
  countsAs: 'requests' | 'messages';
  write: (transaction: Transaction, askedElsewhere: boolean) => Promise<DocumentData>;
}

/** A repeated request returns the existing document. Throws if the id belongs to a different request. */
export async function createOnce(creation: Creation): Promise<DocumentData> {
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

/** Repeats have their own limit: a sender over the limit for new requests still learns the outcome. */
function repeatsOf(creation: Creation): FindEarlier {
  let counted: Promise<void> | undefined;
  const count = () => (counted ??= limitAddress(creation.sender.address, 'repeats'));
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
async function create(creation: Creation, findEarlier: FindEarlier): Promise<DocumentData> {
  const { reference, validate, sender, wish, countsAs, write } = creation;
  let isAdmitted = false;
  return writeUnlessChanged(async (transaction) => {
    const earlier = await findEarlier();
    if (earlier) return earlier;
    if (!isAdmitted) {
      await admit(sender);
      await validate?.();
    }
    isAdmitted = true;
    // Before everything that the earlier request may have used up, such as the seats.
    const { elsewhere, note } = await askAboutSecond(wish, sender, reference);
    const count = await limitSender(countsAs, sender);
    const created = await write(transaction, elsewhere);
    count(transaction, reference);
    note(transaction);
    return created;
  });
}

/** Missing fields get their default, both in older documents and in requests of older pages. */
export async function earlierDocument({
  reference,
  schema,
  request,
}: Sent): Promise<DocumentData | undefined> {
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

export function createDocument(
  transaction: Transaction,
  reference: DocumentReference,
  search: Readonly<Record<string, SearchedAs>>,
  fields: DocumentData,
): DocumentData {
  const created = { ...fields, ...foundBy(search, { ...fields, id: reference.id }) };
  transaction.create(reference, created);
  return created;
}
