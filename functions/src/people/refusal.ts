import { collections, covers, pathOf } from '@selasar/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { callError } from '../platform/callError.ts';
import { unlessUnknown, type Services } from './accounts.ts';

/**
 * Deletes a person who waits for approval: the account and the profile. Throws a `callError` for somebody who has a role.
 * The profile says so first, in a transaction, so that nobody is approved meanwhile; it goes last, so that what is cut
 * half-way can be done again. `authorize` refuses, by throwing, whoever may not do this any more.
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
