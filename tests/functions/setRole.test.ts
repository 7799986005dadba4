import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { changeRole } from '../../functions/src/roles/changeRole.ts';
import { openSuite, type Caller } from './suite.ts';

const suite = openSuite();
const { auth, db } = suite;
const admin = await suite.caller('admin');

/** Somebody who has registered and waits for approval. */
async function person(): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const { uid } = await auth.createUser({ email, displayName: 'Nyoman Arta' });
  suite.later(() => auth.deleteUser(uid));
  suite.later(() => db.doc(`users/${uid}`).delete());
  return uid;
}
const set = (caller: Caller, uid: string, role: string) => caller.call('setRole', { uid, role });
const stateOf = async (uid: string) => ({
  claim: (await auth.getUser(uid)).customClaims?.['role'],
  profile: (await db.doc(`users/${uid}`).get()).get('role'),
});

describe('setRole', () => {
  it('approves, promotes and removes', async () => {
    const uid = await person();
    for (const role of ['staff', 'admin', 'staff']) {
      expect(await set(admin, uid, role)).toEqual({ uid, role });
      expect(await stateOf(uid)).toEqual({ claim: role, profile: role });
    }
    expect(await set(admin, uid, 'pending')).toEqual({ uid, role: 'pending' });
    expect(await stateOf(uid)).toEqual({ claim: undefined, profile: 'pending' });
    expect((await db.doc(`users/${uid}`).get()).data()).toMatchObject({
      fullName: 'Nyoman Arta',
      createdAt: expect.anything(),
    });
  });

  it('keeps other claims and what the profile says', async () => {
    const uid = await person();
    await auth.setCustomUserClaims(uid, { locale: 'id' });
    await db.doc(`users/${uid}`).set({ fullName: 'Another Name', role: 'pending' });
    await set(admin, uid, 'staff');
    expect((await auth.getUser(uid)).customClaims).toEqual({ locale: 'id', role: 'staff' });
    expect((await db.doc(`users/${uid}`).get()).data()).toEqual({
      fullName: 'Another Name',
      role: 'staff',
    });
  });

  it('ends the sessions of a person who is removed', async () => {
    const staff = await suite.caller('staff');
    const uid = staff.uid ?? '';
    suite.later(() => db.doc(`users/${uid}`).delete());
    const validAfter = async () => Date.parse((await auth.getUser(uid)).tokensValidAfterTime ?? '');
    const before = await validAfter();
    // The time is kept in whole seconds.
    await setTimeout(before + 1050 - Date.now());
    await set(admin, uid, 'pending');
    expect(await validAfter()).toBeGreaterThan(before);
  });

  it.each([
    [undefined, 'functions/unauthenticated', 'sign-in-required'],
    ['none', 'functions/permission-denied', 'staff-only'],
    ['staff', 'functions/permission-denied', 'admin-only'],
  ] as const)('refuses a person whose role is %s', async (role, code, details) => {
    const uid = await person();
    const caller = await suite.caller(role);
    for (const target of [uid, caller.uid ?? uid]) {
      await expect(set(caller, target, 'admin')).rejects.toMatchObject({
        code,
        details: { code: details },
      });
    }
    expect((await stateOf(uid)).claim).toBeUndefined();
  });

  it('leaves profile and token with one role when another is given meanwhile', async () => {
    const uid = await person();
    let isFirst = true;
    const setCustomUserClaims: typeof auth.setCustomUserClaims = async (...args) => {
      const isOvertaken = isFirst;
      isFirst = false;
      if (isOvertaken) await changeRole(suite, uid, 'pending');
      await auth.setCustomUserClaims(...args);
    };
    const slow = Object.assign(Object.create(auth) as typeof auth, { setCustomUserClaims });
    await changeRole({ auth: slow, db }, uid, 'staff');
    expect(await stateOf(uid)).toEqual({ claim: undefined, profile: 'pending' });
  });

  it('does not find somebody without an account', async () => {
    await expect(set(admin, 'nobody', 'staff')).rejects.toMatchObject({
      code: 'functions/not-found',
      details: { code: 'person-not-found', field: 'uid' },
    });
  });

  it.each([
    ['role', { uid: 'somebody', role: 'owner' }],
    ['uid', { uid: '', role: 'staff' }],
    ['uid', { uid: 'x'.repeat(129), role: 'staff' }],
  ])('names %s as the field at fault', async (field, input) => {
    await expect(admin.call('setRole', input)).rejects.toMatchObject({
      details: { code: 'invalid-input', field },
    });
  });
});

/** In a project of its own, where nobody else is an admin. */
describe('the last admin', () => {
  const app = initializeApp({ projectId: `demo-roles-${randomUUID()}` }, randomUUID());
  const alone = { auth: getAuth(app), db: getFirestore(app) };
  afterAll(() => deleteApp(app));
  const newcomer = async () => (await alone.auth.createUser({})).uid;
  const roleOf = async (uid: string) => (await alone.auth.getUser(uid)).customClaims?.['role'];

  it('cannot be removed or demoted', async () => {
    const [first, second] = [await newcomer(), await newcomer()];
    await changeRole(alone, first, 'admin');
    for (const role of ['staff', 'pending'] as const) {
      await expect(changeRole(alone, first, role)).rejects.toMatchObject({
        code: 'failed-precondition',
        details: { code: 'last-admin', message: expect.stringContaining('last admin') },
      });
    }
    expect(await roleOf(first)).toBe('admin');
    await changeRole(alone, second, 'admin');
    await changeRole(alone, first, 'staff');
    expect(await roleOf(first)).toBe('staff');
  });

  it('is left when all are removed at the same time', async () => {
    const uids = await Promise.all([newcomer(), newcomer(), newcomer()]);
    for (const uid of uids) await changeRole(alone, uid, 'admin');
    const others = await alone.db.collection('users').where('role', '==', 'admin').get();
    await Promise.allSettled(others.docs.map(({ id }) => changeRole(alone, id, 'pending')));
    const left = await alone.db.collection('users').where('role', '==', 'admin').get();
    expect(left.size).toBeGreaterThanOrEqual(1);
    expect(await roleOf(left.docs[0]?.id ?? '')).toBe('admin');
  });
});
