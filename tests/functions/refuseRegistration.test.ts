import { describe, expect, it } from 'vitest';
import { openSuite } from './support/suite.ts';

const suite = openSuite();
const { auth, db } = suite;
const admin = await suite.caller('admin');
const isThere = async (uid: string) => ({
  account: await auth.getUser(uid).then(
    () => true,
    () => false,
  ),
  profile: (await db.doc(`users/${uid}`).get()).exists,
});

describe('refuseRegistration', () => {
  it('deletes account and profile of a person who waits for approval', async () => {
    const { uid } = await suite.person({ emailVerified: false });
    expect(await admin.call('refuseRegistration', { uid })).toEqual({ uid });
    expect(await isThere(uid)).toEqual({ account: false, profile: false });
    await expect(admin.call('refuseRegistration', { uid })).rejects.toMatchObject({
      details: { code: 'person-not-found' },
    });
  });

  it('deletes a profile without an account', async () => {
    const { uid } = await suite.person();
    await auth.deleteUser(uid);
    await admin.call('refuseRegistration', { uid });
    expect(await isThere(uid)).toEqual({ account: false, profile: false });
  });

  it.each([
    ['staff', { role: 'staff', tokenRole: 'staff' }],
    ['an admin', { role: 'admin', tokenRole: 'admin' }],
    ['somebody whose removal is not finished', { role: 'pending', tokenRole: 'staff' }],
    ['somebody whose approval is not finished', { role: 'staff', tokenRole: 'pending' }],
  ])('never deletes %s', async (_, roles) => {
    const { uid } = await suite.person();
    await db.doc(`users/${uid}`).update(roles);
    await expect(admin.call('refuseRegistration', { uid })).rejects.toMatchObject({
      code: 'functions/failed-precondition',
      details: { code: 'has-a-role' },
    });
    expect(await isThere(uid)).toEqual({ account: true, profile: true });
  });

  it('refuses everyone but admins', async () => {
    const { uid } = await suite.person();
    const staff = await suite.caller('staff');
    await expect(staff.call('refuseRegistration', { uid })).rejects.toMatchObject({
      details: { code: 'admin-only' },
    });
    expect(await isThere(uid)).toEqual({ account: true, profile: true });
  });
});
