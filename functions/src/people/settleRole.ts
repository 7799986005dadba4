import {
  collections,
  covers,
  pathOf,
  roleClaim,
  type UserRole,
  userRoleSchema,
} from '@selasar/domain/core';
import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { accountOf, roleInTokens, type Services } from './accounts.ts';

/** A profile without an account loses its role: otherwise it would count as an admin. */
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
    const loss =
      tokenRole === role ? {} : { role: tokenRole, rightsLostAt: FieldValue.serverTimestamp() };
    const isDone = await db.runTransaction(async (transaction) => {
      const now = await transaction.get(profile);
      if ((now.get('role') ?? 'pending') !== role) return false;
      if (now.exists && (now.get('tokenRole') !== tokenRole || tokenRole !== role)) {
        transaction.update(profile, { tokenRole, ...loss });
      }
      return true;
    });
    if (isDone) return;
  }
}

function claimsOf({ customClaims = {} }: UserRecord, role: UserRole) {
  const { [roleClaim]: _, ...others } = customClaims;
  return role === 'pending' ? others : { ...others, [roleClaim]: role };
}
