import { collections, covers, pathOf } from '@selasar/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { callError } from '../platform/callError.ts';
import { unlessUnknown, type Services } from './accounts.ts';

/**
 * Deletes the account and profile of a person who waits for approval. Throws a `callError` if they have a role. The
 * profile is marked first, in a transaction, so nobody can approve them meanwhile, and deleted last, so an interrupted
 * run can be repeated. `authorize` throws if the caller may no longer do this.
 */
export async function refuse(
  services: Services,
  uid: string,
  authorize: (transaction: Transaction) => Promise<unknown>,
): Promise<void> {
  const profile = services.db.doc(pathOf(collections.users, uid));
  await services.db.runTransaction(async (transaction) => {
    await authorize(transaction);
    const stored = await transaction.get(profile);
    if (!stored.exists) {
      throw callError({ code: 'person-not-found', field: 'uid', facts: { who: 'registration' } });
    }
    if (['role', 'tokenRole'].some((field) => covers(stored.get(field), 'staff'))) {
      throw callError({ code: 'has-a-role', field: 'uid' });
    }
    transaction.update(profile, { refused: true });
  });
  await deleteRefused(services, uid);
}

export async function deleteRefused({ auth, db }: Services, uid: string): Promise<void> {
  await unlessUnknown(auth.deleteUser(uid));
  await db.doc(pathOf(collections.users, uid)).delete();
}
