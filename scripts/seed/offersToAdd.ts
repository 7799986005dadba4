import { collections } from '@selasar/domain/core';
import type { Edit } from '@selasar/domain/people';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { SeedDocument } from './addMissing.ts';
import { catalogue } from './catalogue.ts';

interface OffersToAdd {
  missing: SeedDocument[];
  /** Paths of stored offers; staff may have edited them. */
  present: string[];
  /** Paths of offers that staff have deleted, according to the log of edits. */
  deleted: string[];
}

const deletion: Edit['what'] = 'deleted';

/** A deletion of the offer, if it was ever deleted. */
export const deletionOf = (db: Firestore, path: string): Query =>
  db.collection(collections.edits).where('of', '==', path).where('what', '==', deletion).limit(1);

/** Compares the brand's offers with those of a database. */
export async function offersToAdd(db: Firestore): Promise<OffersToAdd> {
  const { tours, villas } = await catalogue();
  const found: OffersToAdd = { missing: [], present: [], deleted: [] };
  for (const document of [...tours, ...villas]) {
    const { path } = document;
    if ((await db.doc(path).get()).exists) {
      found.present.push(path);
      continue;
    }
    if ((await deletionOf(db, path).get()).empty) found.missing.push(document);
    else found.deleted.push(path);
  }
  return found;
}
