import type { Firestore } from 'firebase-admin/firestore';

export interface SeedDocument {
  readonly path: string;
  readonly data: FirebaseFirestore.DocumentData;
}

/** Creates the documents that do not exist yet, in one batch (at most 500). Answers how many. */
export async function addMissing(
  db: Firestore,
  documents: readonly SeedDocument[],
): Promise<number> {
  const stored = await db.getAll(...documents.map(({ path }) => db.doc(path)));
  const missing = documents.filter((_, index) => !stored[index]?.exists);
  const batch = db.batch();
  for (const { path, data } of missing) batch.create(db.doc(path), data);
  await batch.commit();
  return missing.length;
}
