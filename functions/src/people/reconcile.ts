import { collections, staffRoles, type UserRole } from '@selasar/domain';
import { roleInTokens, type Services } from './accounts.ts';
import { deleteRefused } from './refusal.ts';
import { settleRole } from './settleRole.ts';

/** What was found unfinished, and why it still is, if so. */
export interface Finished {
  what: 'role' | 'refusal';
  uid: string;
  error?: string;
}

/** Makes accounts say what profiles say: no claim without a stored role. One read for each person who has a role. */
export async function reconcile(services: Services): Promise<Finished[]> {
  const finished: Finished[] = [];
  const claimed = await rolesInTokens(services);
  const stored = await storedRoles(services);
  for (const uid of new Set([...claimed.keys(), ...stored.keys()])) {
    const { role, tokenRole } = stored.get(uid) ?? none;
    if (role !== tokenRole || role !== (claimed.get(uid) ?? 'pending')) {
      finished.push(await attempt('role', uid, settleRole(services, uid)));
    }
  }
  const refused = await services.db
    .collection(collections.users)
    .where('refused', '==', true)
    .get();
  for (const { id } of refused.docs) {
    finished.push(await attempt('refusal', id, deleteRefused(services, id)));
  }
  return finished;
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

/** One that fails keeps nobody else waiting; it is tried again the next time. */
const attempt = (what: Finished['what'], uid: string, work: Promise<void>): Promise<Finished> =>
  work.then(
    () => ({ what, uid }),
    (error: unknown) => ({ what, uid, error: String(error) }),
  );
