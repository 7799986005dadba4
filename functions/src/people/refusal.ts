import { collections, covers, pathOf } from '@selasar/domain/core';
import type { Transaction } from 'firebase-admin/firestore';
import { callError } from '../platform/callError.ts';
import { unlessUnknown, type Services } from './accounts.ts';

/** Marks the profile first, so nobody can approve it meanwhile, and deletes it last: a run can be repeated. */
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
