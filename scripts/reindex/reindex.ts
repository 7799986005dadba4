import { collections, foundBy } from '@selasar/domain/core';
import { contactMessageSchema, messageSearch } from '@selasar/domain/messages';
import { requestKinds, requestKindSchema } from '@selasar/domain/requests';
import type { Firestore, QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';

/** The limit of one commit. */
const BATCH = 500;
const kinds = [
  ...requestKindSchema.options.map((kind) => ({ name: collections[kind], ...requestKinds[kind] })),
  { name: collections.messages, schema: contactMessageSchema, search: messageSearch },
] as const;

interface Reindexed {
  written: number;
  /** The paths of records that do not match their schema. */
  damaged: string[];
}

/** Updates the search terms of every booking, transfer and message that differ from the stored ones. */
export async function reindex(db: Firestore): Promise<Reindexed> {
  const done: Reindexed = { written: 0, damaged: [] };
  for (const { name, schema, search } of kinds) {
    for await (const documents of inParts(db, name)) {
      const batch = db.batch();
      for (const document of documents) {
        const stored = { ...document.data(), id: document.id };
        if (!schema.safeParse(stored).success) done.damaged.push(document.ref.path);
        const expected = foundBy<string>(search, stored);
        if (isStored(document, expected)) continue;
        batch.update(document.ref, expected);
        done.written += 1;
      }
      await batch.commit();
    }
  }
  return done;
}

async function* inParts(db: Firestore, name: string): AsyncGenerator<QueryDocumentSnapshot[]> {
  let query = db.collection(name).limit(BATCH);
  for (;;) {
    const { docs }: QuerySnapshot = await query.get();
    yield docs;
    const last = docs.at(-1);
    if (!last || docs.length < BATCH) return;
    query = db.collection(name).limit(BATCH).startAfter(last);
  }
}

const isStored = (document: QueryDocumentSnapshot, expected: ReturnType<typeof foundBy>): boolean =>
  JSON.stringify(Object.keys(expected).map((field) => document.get(field) as unknown)) ===
  JSON.stringify(Object.values(expected));
