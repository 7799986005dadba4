import { documents, personOf } from '@selasar/domain';
import { createHmac, randomBytes } from 'node:crypto';
import { db } from '../firestore.ts';

const stored = db.doc(documents.hashing);
let key: string | undefined;

/** A key made at the first use and kept where only functions read. Without it an address could be guessed from its hash. */
const readKey = (): Promise<string> =>
  db.runTransaction(async (transaction) => {
    const known: unknown = (await transaction.get(stored)).get('key');
    if (typeof known === 'string') return known;
    const fresh = randomBytes(32).toString('base64');
    transaction.set(stored, { key: fresh });
    return fresh;
  });

/** A name for something personal that does not tell what it is. */
export async function hashOf(personal: string): Promise<string> {
  key ??= await readKey();
  return createHmac('sha256', key).update(personal).digest('base64url');
}

/** By what counters of a person are found to be removed, with whatever alias they write their email. */
export const hashOfPerson = (email: string): Promise<string> => hashOf(`person ${personOf(email)}`);
