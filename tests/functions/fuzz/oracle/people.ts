import type { Suite } from '../../support/suite.ts';
import type { Data } from './data.ts';
import { idToken } from '../idToken.ts';

/**
 * Nobody signed in; registered and waiting; staff; an admin; one who was an admin when the token was made and is nothing
 * now; one with a role in token and profile, but an address that is not shown to be theirs.
 */
export const roles = ['nobody', 'waiting', 'staff', 'admin', 'removed', 'unverified'] as const;
type Role = (typeof roles)[number];

export interface Person {
  role: Role;
  uid: string;
  email: string;
  token?: string;
  /** What is stored of them. */
  profile?: Data | undefined;
}

async function member(suite: Suite, role: Exclude<Role, 'nobody'>): Promise<Person> {
  const { uid, email = '' } = await suite.person({ emailVerified: role !== 'unverified' });
  const held = {
    waiting: undefined,
    staff: 'staff',
    admin: 'admin',
    removed: 'admin',
    unverified: 'staff',
  };
  const claim = held[role] as 'staff' | 'admin' | undefined;
  if (claim) await suite.enrol(uid, claim);
  return { role, uid, email, token: await idToken(suite, uid) };
}

/** One person of each role, in their order. */
export async function assemble(suite: Suite): Promise<Person[]> {
  const nobody: Person = { role: 'nobody', uid: 'nobody', email: 'nobody@example.com' };
  const [, ...others] = roles;
  const members = await Promise.all(others.map((role) => member(suite, role)));
  const removed = members.find(({ role }) => role === 'removed');
  const manager = await suite.caller('admin');
  await manager.call('setRole', { uid: removed?.uid, role: 'pending' });
  for (const one of members) one.profile = (await suite.db.doc(`users/${one.uid}`).get()).data();
  return [nobody, ...members];
}
