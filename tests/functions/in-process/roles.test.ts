import { randomUUID } from 'node:crypto';
import type { UserRole } from '@selasar/domain/core';
import { deleteApp, getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firestore.ts';
import { changeRole, refuse, settleRole } from '../../../functions/src/people/roles.ts';
import { reconcile, reconcileRoles } from '../../../functions/src/people/reconcileRoles.ts';

// Its own project, so that only the test's people are admins.
vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-roles-inside'));
vi.mock('firebase-functions/logger');

const auth = getAuth();
const services = { auth, db };

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.mocked(logger.warn).mockClear();
  vi.mocked(logger.error).mockClear();
  await db.recursiveDelete(db.collection('users'));
  const { users } = await auth.listUsers();
  await Promise.all(users.map(({ uid }) => auth.deleteUser(uid)));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

/** A person with a profile and a verified account, or with only one of the two. */
async function person(role: UserRole = 'pending', has = { account: true, profile: true }) {
  const uid = randomUUID();
  const email = `${uid}@example.com`;
  if (has.account) {
    await auth.createUser({ uid, email, emailVerified: true });
    if (role !== 'pending') await auth.setCustomUserClaims(uid, { role });
  }
  const profile = db.doc(`users/${uid}`);
  if (has.profile) {
    await profile.create({ email, fullName: 'Made Wirawan', role, tokenRole: role });
  }
  return {
    uid,
    profile,
    stored: async () => (await profile.get()).data(),
    claim: async () => (await auth.getUser(uid)).customClaims?.['role'],
  };
}
const PROFILE_ONLY = { account: false, profile: true };

describe('a role', () => {
  it('can be granted while there is no admin, and again to the only admin', async () => {
    const [one, other] = [await person(), await person()];
    await changeRole(services, one.uid, 'staff');
    await changeRole(services, other.uid, 'admin');
    await changeRole(services, other.uid, 'admin');
    expect([await one.claim(), await other.claim()]).toEqual(['staff', 'admin']);
    await expect(changeRole(services, other.uid, 'staff')).rejects.toMatchObject({
      details: { code: 'last-admin', field: 'role' },
    });
  });

  it('records the time of a loss, but not of a gain', async () => {
    const one = await person();
    await changeRole(services, one.uid, 'staff');
    expect(await one.stored()).toMatchObject({ role: 'staff', tokenRole: 'staff' });
    expect(await one.stored()).not.toHaveProperty('rightsLostAt');
    await changeRole(services, one.uid, 'pending');
    expect(await one.stored()).toMatchObject({ role: 'pending', tokenRole: 'pending' });
    expect(await one.stored()).toHaveProperty('rightsLostAt');
  });

  it('cannot be granted without an account, nor removed from an unknown person', async () => {
    const known = await person('pending', PROFILE_ONLY);
    for (const [uid, role] of [
      [known.uid, 'staff'],
      [randomUUID(), 'pending'],
      [randomUUID(), 'staff'],
    ] as const) {
      await expect(changeRole(services, uid, role)).rejects.toMatchObject({
        details: {
          code: 'person-not-found',
          field: 'uid',
          message: 'This person has no account.',
        },
      });
    }
  });

  it('is removed from a profile without an account, whatever else is missing', async () => {
    const one = await person('staff', PROFILE_ONLY);
    await one.profile.set({ role: 'staff' });
    await changeRole(services, one.uid, 'pending');
    expect(await one.stored()).toMatchObject({ role: 'pending', tokenRole: 'pending' });
  });

  it('is not written again once claim and profile agree', async () => {
    const one = await person('staff');
    const before = (await one.profile.get()).updateTime;
    await settleRole(services, one.uid);
    expect((await one.profile.get()).updateTime).toEqual(before);
  });

  it('needs nothing for an unknown person', async () => {
    await expect(settleRole(services, randomUUID())).resolves.toBeUndefined();
  });

  it('ends with a deleted account', async () => {
    const one = await person('admin', PROFILE_ONLY);
    await one.profile.update({ tokenRole: 'pending' });
    await settleRole(services, one.uid);
    expect(await one.stored()).toMatchObject({ role: 'pending', tokenRole: 'pending' });
    expect(await one.stored()).toHaveProperty('rightsLostAt');
  });
});

it('a missing registration cannot be refused', async () => {
  const refused = refuse(services, randomUUID(), () => Promise.resolve());
  await expect(refused).rejects.toMatchObject({
    details: { code: 'person-not-found', message: 'This registration has been deleted already.' },
  });
});

describe('the schedule', () => {
  /** Of the run. */
  const requestId = expect.any(String) as string;

  it('finds nothing if claims and profiles agree', async () => {
    await person('staff');
    await person('pending');
    expect(await reconcile(services)).toEqual([]);
    await reconcileRoles.run({ scheduleTime: new Date().toISOString() });
    expect(logger.warn).not.toHaveBeenCalled();
  });

  it('finishes interrupted changes, and logs whose', async () => {
    const role = await person('staff');
    await auth.setCustomUserClaims(role.uid, null);
    const refusal = await person();
    await refusal.profile.update({ refused: true });
    await reconcileRoles.run({ scheduleTime: new Date().toISOString() });
    expect(vi.mocked(logger.warn).mock.calls).toEqual([
      ['role reconciled', { uid: role.uid, requestId }],
      ['refusal reconciled', { uid: refusal.uid, requestId }],
    ]);
    expect(logger.error).not.toHaveBeenCalled();
    expect(await role.claim()).toBe('staff');
    expect(await refusal.stored()).toBeUndefined();
  });

  it('continues after a failure, and logs the reason', async () => {
    const [one, other] = [await person('staff'), await person('staff')];
    for (const { uid } of [one, other]) await auth.setCustomUserClaims(uid, null);
    const set = auth.setCustomUserClaims.bind(auth);
    vi.spyOn(auth, 'setCustomUserClaims').mockImplementation((uid, claims) =>
      uid === one.uid ? Promise.reject(new Error('Auth is down.')) : set(uid, claims),
    );
    await reconcileRoles.run({ scheduleTime: new Date().toISOString() });
    expect(logger.error).toHaveBeenCalledWith('role not reconciled', {
      uid: one.uid,
      error: 'Error: Auth is down.',
      requestId,
    });
    expect(logger.warn).toHaveBeenCalledWith('role reconciled', { uid: other.uid, requestId });
  });

  it('checks all pages of accounts', async () => {
    const people = [await person(), await person(), await person()];
    for (const { uid } of people) await auth.setCustomUserClaims(uid, { role: 'staff' });
    const list = auth.listUsers.bind(auth);
    vi.spyOn(auth, 'listUsers').mockImplementation((_, page) => list(1, page));
    const finished = await reconcile(services);
    expect(finished.map(({ uid }) => uid).sort()).toEqual(people.map(({ uid }) => uid).sort());
    expect(await Promise.all(people.map(({ claim }) => claim()))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
