import { collections, isStaffRole, pathOf, roleClaim } from '@selasar/domain/core';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { DEMO_PASSWORD, DEMO_USERS } from '../demo.ts';
import { addMissing } from './addMissing.ts';

/** The demo users: accounts, roles and profiles. */
export async function seedUsers(auth: Auth, db: Firestore): Promise<number> {
  const people = Object.values(DEMO_USERS);
  const { notFound } = await auth.getUsers(people.map(({ uid }) => ({ uid })));
  const missing = new Set(
    notFound.map((identifier) => ('uid' in identifier ? identifier.uid : '')),
  );
  for (const { uid, email, fullName, role } of people.filter((person) => missing.has(person.uid))) {
    await auth.createUser({
      uid,
      email,
      emailVerified: true,
      password: DEMO_PASSWORD,
      displayName: fullName,
    });
    if (isStaffRole(role)) await auth.setCustomUserClaims(uid, { [roleClaim]: role });
  }
  return addMissing(
    db,
    people.map(({ uid, email, fullName, role }) => ({
      path: pathOf(collections.users, uid),
      data: {
        email,
        fullName,
        role,
        tokenRole: role,
        emailVerified: true,
        createdAt: FieldValue.serverTimestamp(),
      },
    })),
  );
}
