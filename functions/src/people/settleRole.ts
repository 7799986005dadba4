import {
  collections,
  covers,
  roleClaim,
  pathOf,
  userRoleSchema,
  type UserRole,
} from '@selasar/domain';
import type { UserRecord } from 'firebase-admin/auth';
import { accountOf, roleInTokens, type Services } from './accounts.ts';

/**
 * Makes the account say what the profile says, also if somebody else changes that at the same time: the claim, then the
 * sessions of whoever has lost rights, and last the note that it is done. A person who gains rights keeps the session
 * that waits for them.
 */
export async function settleRole({ auth, db }: Services, uid: string): Promise<void> {
  const profile = db.doc(pathOf(collections.users, uid));
  for (;;) {
    const stored = await profile.get();
    const role = userRoleSchema.parse(stored.get('role') ?? 'pending');
    const account = await accountOf(auth, uid);
    if (account) {
      const before = [roleInTokens(account), stored.get('tokenRole') ?? 'pending'];
      await auth.setCustomUserClaims(uid, claimsOf(account, role));
      if (!before.every((earlier) => covers(role, earlier))) await auth.revokeRefreshTokens(uid);
    }
    const tokenRole = account ? role : 'pending';
    const isDone = await db.runTransaction(async (transaction) => {
      const now = await transaction.get(profile);
      if ((now.get('role') ?? 'pending') !== role) return false;
      if (now.exists && now.get('tokenRole') !== tokenRole) {
        transaction.update(profile, { tokenRole });
      }
      return true;
    });
    if (isDone) return;
  }
}

/** Claims of other kinds stay. */
function claimsOf({ customClaims = {} }: UserRecord, role: UserRole) {
  const { [roleClaim]: _, ...others } = customClaims;
  return role === 'pending' ? others : { ...others, [roleClaim]: role };
}
