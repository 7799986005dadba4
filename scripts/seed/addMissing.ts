import type { Firestore } from 'firebase-admin/firestore';

export interface SeedDocument {
  readonly path: string;
  readonly data: FirebaseFirestore.DocumentData;
}

/** The limit of one commit. */
const BATCH = 500;

/** Creates the documents that do not exist yet. Returns how many. */
export async function addMissing(
  db: Firestore,
  documents: readonly SeedDocument[],
): Promise<number> {
  let added = 0;
  for (let from = 0; from < documents.length; from += BATCH) {
    added += await addBatch(db, documents.slice(from, from + BATCH));
  }
  return added;
}

async function addBatch(db: Firestore, documents: readonly SeedDocument[]): Promise<number> {
  const stored = await db.getAll(...documents.map(({ path }) => db.doc(path)));
  const missing = documents.filter((_, index) => !stored[index]?.exists);
  const batch = db.batch();
  for (const { path, data } of missing) batch.create(db.doc(path), data);
  await batch.commit();
  return missing.length;
}
