import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { changeRole } from '../../functions/src/people/roles.ts';
import { openSuite, type Caller } from './support/suite.ts';

const suite = openSuite();
const { auth, db } = suite;
const admin = await suite.caller('admin');

/** A person who has registered and waits for approval. */
const person = async (): Promise<string> => (await suite.person()).uid;
const set = (caller: Caller, uid: string, role: string) => caller.call('setRole', { uid, role });
const stateOf = async (uid: string) => ({
  claim: (await auth.getUser(uid)).customClaims?.['role'],
  profile: (await db.doc(`users/${uid}`).get()).get('role'),
});
const validAfter = async (uid: string) =>
  Date.parse((await auth.getUser(uid)).tokensValidAfterTime ?? '1970-01-01');

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

  it('keeps other claims and other fields of the profile', async () => {
    const uid = await person();
    await auth.setCustomUserClaims(uid, { locale: 'id' });
    await db.doc(`users/${uid}`).update({ fullName: 'Another Name' });
    await set(admin, uid, 'staff');
    expect((await auth.getUser(uid)).customClaims).toEqual({ locale: 'id', role: 'staff' });
    expect((await db.doc(`users/${uid}`).get()).data()).toMatchObject({
      fullName: 'Another Name',
      role: 'staff',
      tokenRole: 'staff',
    });
  });

  it.each([
    ['pending', 'staff', false],
    ['staff', 'admin', false],
    ['admin', 'admin', false],
    ['admin', 'staff', true],
    ['admin', 'pending', true],
    ['staff', 'pending', true],
  ] as const)('from %s to %s: ends the sessions: %s', async (from, to, ends) => {
    const uid = await person();
    if (from !== 'pending') await suite.enrol(uid, from);
    const before = await validAfter(uid);
    // The time has whole seconds.
    await setTimeout(Math.max(0, before + 1050 - Date.now()));
    await set(admin, uid, to);
    expect((await validAfter(uid)) > before).toBe(ends);
  });

  it('grants no role to an unverified email, but can remove one', async () => {
    const { uid, email } = await suite.person({ emailVerified: false });
    await expect(set(admin, uid, 'staff')).rejects.toMatchObject({
      code: 'functions/failed-precondition',
      details: { code: 'email-not-verified', message: expect.stringContaining(`${email} is not`) },
    });
    expect(await stateOf(uid)).toEqual({ claim: undefined, profile: 'pending' });
    await suite.enrol(uid, 'admin');
    await expect(set(admin, uid, 'admin')).resolves.toMatchObject({ role: 'admin' });
    await set(admin, uid, 'staff');
    expect(await stateOf(uid)).toEqual({ claim: 'staff', profile: 'staff' });
  });

  it('grants no role if the verified email differs from the one that admins see', async () => {
    const { uid, email } = await suite.person();
    await auth.updateUser(uid, { email: `${randomUUID()}@example.com`, emailVerified: true });
    await expect(set(admin, uid, 'staff')).rejects.toMatchObject({
      details: { code: 'email-not-verified', message: expect.stringContaining(`${email} is not`) },
    });
  });

  it('shows admins that the email is verified', async () => {
    const uid = await person();
    const profile = db.doc(`users/${uid}`);
    await profile.update({ emailVerified: false });
    await set(admin, uid, 'staff');
    expect((await profile.get()).get('emailVerified')).toBe(true);
  });

  it('removes the role of a person without an account', async () => {
    const uid = await person();
    await suite.enrol(uid, 'staff');
    await auth.deleteUser(uid);
    await set(admin, uid, 'pending');
    expect((await db.doc(`users/${uid}`).get()).data()).toMatchObject({
      role: 'pending',
      tokenRole: 'pending',
    });
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

  it('leaves profile and token with the same role after parallel changes', async () => {
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

  it('refuses a person without an account', async () => {
    await expect(set(admin, 'nobody', 'staff')).rejects.toMatchObject({
      code: 'functions/not-found',
      details: { code: 'person-not-found', field: 'uid' },
    });
  });

  it.each([
    ['role', { uid: 'somebody', role: 'owner' }],
    ['uid', { uid: '', role: 'staff' }],
    ['uid', { uid: 'x'.repeat(129), role: 'staff' }],
    ['uid', { uid: 'a/b', role: 'staff' }],
    ['uid', { uid: '..', role: 'staff' }],
  ])('names %s as the invalid field', async (field, input) => {
    await expect(admin.call('setRole', input)).rejects.toMatchObject({
      details: { code: 'invalid-input', field },
    });
  });
});

/** In its own project, without other admins. */
describe('the last admin', () => {
  const app = initializeApp({ projectId: `demo-roles-${randomUUID()}` }, randomUUID());
  const alone = { auth: getAuth(app), db: getFirestore(app) };
  afterAll(() => deleteApp(app));
  const newcomer = async () => {
    const email = `${randomUUID()}@example.com`;
    return (await alone.auth.createUser({ email, emailVerified: true })).uid;
  };
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

  it('remains when all are removed at the same time', async () => {
    const uids = await Promise.all([newcomer(), newcomer(), newcomer()]);
    for (const uid of uids) await changeRole(alone, uid, 'admin');
    const others = await alone.db.collection('users').where('role', '==', 'admin').get();
    await Promise.allSettled(others.docs.map(({ id }) => changeRole(alone, id, 'pending')));
    const left = await alone.db.collection('users').where('role', '==', 'admin').get();
    expect(left.size).toBeGreaterThanOrEqual(1);
    expect(await roleOf(left.docs[0]?.id ?? '')).toBe('admin');
  });
});
