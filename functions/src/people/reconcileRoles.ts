import { collections, staffRoles, type UserRole } from '@selasar/domain/core';
import { getAuth } from 'firebase-admin/auth';
import { db } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { onJob } from '../platform/onJob.ts';
import { deleteRefused, roleInTokens, type Services, settleRole } from './roles.ts';

/** No claim without a stored role. Two reads per person with a role. */
export async function reconcile(services: Services): Promise<Finished[]> {
  const finished: Finished[] = [];
  const attempt = async (what: Finished['what'], uid: string, work: Promise<void>) => {
    const error = await work.then(() => undefined, String);
    finished.push({ what, uid, ...(error === undefined ? {} : { error }) });
  };
  const claimed = await rolesInTokens(services);
  const stored = await storedRoles(services);
  for (const uid of new Set([...claimed.keys(), ...stored.keys()])) {
    const { role, tokenRole } = stored.get(uid) ?? none;
    if (role !== tokenRole || role !== (claimed.get(uid) ?? 'pending')) {
      await attempt('role', uid, settleRole(services, uid));
    }
  }
  const users = services.db.collection(collections.users);
  const refused = await users.where('refused', '==', true).get();
  for (const { id } of refused.docs) await attempt('refusal', id, deleteRefused(services, id));
  return finished;
}

interface Finished {
  what: 'role' | 'refusal';
  uid: string;
  error?: string;
}

interface StoredRoles {
  role: UserRole;
  tokenRole: UserRole;
}
const none: StoredRoles = { role: 'pending', tokenRole: 'pending' };

async function rolesInTokens({ auth }: Services): Promise<Map<string, UserRole>> {
  const found = new Map<string, UserRole>();
  let next: string | undefined;
  do {
    const { users, pageToken } = await auth.listUsers(1000, next);
    for (const user of users) {
      if (roleInTokens(user) !== 'pending') found.set(user.uid, roleInTokens(user));
    }
    next = pageToken;
  } while (next);
  return found;
}

async function storedRoles({ db: store }: Services): Promise<Map<string, StoredRoles>> {
  const found = await Promise.all(
    ['role', 'tokenRole'].map((field) =>
      store.collection(collections.users).where(field, 'in', staffRoles).get(),
    ),
  );
  return new Map(
    found.flatMap(({ docs }) =>
      docs.map((profile) => [profile.id, { ...none, ...(profile.data() as StoredRoles) }]),
    ),
  );
}

export const reconcileRoles = onJob('reconcileRoles', async () => {
  for (const { what, uid, error } of await reconcile({ auth: getAuth(), db })) {
    if (error === undefined) logger.warn(`${what} reconciled`, { uid });
    else logger.error(`${what} not reconciled`, { uid, error });
  }
});
