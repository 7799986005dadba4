import { createHmac, randomBytes } from 'node:crypto';
import { documents, personOf } from '@selasar/domain/core';
import { db } from './firestore.ts';

const hashing = db.doc(documents.hashing);
let key: string | undefined;

/** Only functions read it. Without it, an address could be guessed from its hash. */
const readKey = (): Promise<string> =>
  db.runTransaction(async (transaction) => {
    const known: unknown = (await transaction.get(hashing)).get('key');
    if (typeof known === 'string') return known;
    const fresh = randomBytes(32).toString('base64');
    transaction.set(hashing, { key: fresh });
    return fresh;
  });

export async function hashOf(personal: string): Promise<string> {
  key ??= await readKey();
  return createHmac('sha256', key).update(personal).digest('base64url');
}

/** Finds all counters of a person, for removal, whatever alias of the email was used. */
export const hashOfPerson = (email: string): Promise<string> => hashOf(`person ${personOf(email)}`);
