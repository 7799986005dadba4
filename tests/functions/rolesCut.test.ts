import { describe, expect, it } from 'vitest';
import { type Services, changeRole, refuse } from '../../functions/src/people/roles.ts';
import { reconcile } from '../../functions/src/people/reconcileRoles.ts';
import { openSuite } from './support/suite.ts';

const suite = openSuite();
const { auth, db } = suite;

const cut = () => Promise.reject(new Error('The process ended here.'));
const allow = () => Promise.resolve();

/** The services with one step that never happens. */
const without = (...steps: (keyof typeof auth)[]): Services => ({
  auth: Object.assign(
    Object.create(auth) as typeof auth,
    Object.fromEntries(steps.map((step) => [step, cut])),
  ),
  db,
});
/** All steps on the account happen, and the process ends before the last note. */
const withoutNote = (): Services => ({
  auth,
  db: Object.assign(Object.create(db) as typeof db, {
    doc: db.doc.bind(db),
    collection: db.collection.bind(db),
    runTransaction: afterFirst(db.runTransaction.bind(db)),
  }),
});
function afterFirst(run: typeof db.runTransaction): typeof db.runTransaction {
  let done = 0;
  return (work) => ((done += 1) > 1 ? cut() : run(work));
}

const stateOf = async (uid: string) => {
  const profile = await db.doc(`users/${uid}`).get();
  return {
    claim: (await auth.getUser(uid)).customClaims?.['role'] ?? 'pending',
    role: profile.get('role'),
    tokenRole: profile.get('tokenRole') ?? 'pending',
  };
};
const all = (role: string) => ({ claim: role, role, tokenRole: role });
/** Access needs both claim and profile. */
const mayAct = async (uid: string) => {
  const { claim, role } = await stateOf(uid);
  return claim !== 'pending' && role !== 'pending';
};
const isRevoked = async (uid: string, since: number) =>
  Date.parse((await auth.getUser(uid)).tokensValidAfterTime ?? '') > since;

const cuts = [
  ['before the claim', () => without('setCustomUserClaims')],
  ['before the sessions end', () => without('revokeRefreshTokens')],
  ['before the note that it is done', withoutNote],
] as const;
const repairs = [
  ['the same call', (uid: string, to: 'pending' | 'staff') => changeRole(suite, uid, to)],
  ['the schedule', () => reconcile(suite)],
] as const;

describe.each(cuts)('removing a role, interrupted %s', (_, services) => {
  it.each(repairs)('leaves no rights, and is finished by %s', async (_name, repair) => {
    const { uid } = await suite.person();
    await suite.enrol(uid, 'admin');
    await expect(changeRole(services(), uid, 'pending')).rejects.toThrow('ended here');
    expect(await mayAct(uid)).toBe(false);
    const { role, tokenRole } = await stateOf(uid);
    expect(tokenRole).not.toBe(role);
    const since = Date.now() - 1000;
    await repair(uid, 'pending');
    expect(await stateOf(uid)).toEqual(all('pending'));
    expect(await isRevoked(uid, since - 1000)).toBe(true);
  });
});

describe.each([cuts[0], cuts[2]])('granting a role, interrupted %s', (_, services) => {
  it.each(repairs)('is shown as unfinished, and is finished by %s', async (_name, repair) => {
    const { uid } = await suite.person();
    await expect(changeRole(services(), uid, 'staff')).rejects.toThrow('ended here');
    const { role, tokenRole } = await stateOf(uid);
    expect({ role, tokenRole }).toEqual({ role: 'staff', tokenRole: 'pending' });
    await repair(uid, 'staff');
    expect(await stateOf(uid)).toEqual(all('staff'));
  });
});

describe('the schedule', () => {
  it('removes claims without a stored role and keeps correct ones', async () => {
    const [forged, noProfile, right] = [
      await suite.person(),
      await suite.person(),
      await suite.person(),
    ];
    await auth.setCustomUserClaims(forged.uid, { role: 'admin', locale: 'id' });
    await auth.setCustomUserClaims(noProfile.uid, { role: 'staff' });
    await db.doc(`users/${noProfile.uid}`).delete();
    await suite.enrol(right.uid, 'staff');
    const before = (await auth.getUser(right.uid)).tokensValidAfterTime;
    await reconcile(suite);
    expect((await auth.getUser(forged.uid)).customClaims).toEqual({ locale: 'id' });
    expect((await auth.getUser(noProfile.uid)).customClaims).toEqual({});
    expect(await stateOf(right.uid)).toEqual(all('staff'));
    expect((await auth.getUser(right.uid)).tokensValidAfterTime).toBe(before);
  });
});

it.each(['staff', 'admin'] as const)('a deleted account leaves no %s behind', async (role) => {
  const { uid } = await suite.person();
  await suite.enrol(uid, role);
  await auth.deleteUser(uid);
  const settled = async () => (await reconcile(suite)).filter((one) => one.uid === uid);
  expect(await settled()).toEqual([{ what: 'role', uid }]);
  expect((await db.doc(`users/${uid}`).get()).data()).toMatchObject({
    role: 'pending',
    tokenRole: 'pending',
    rightsLostAt: expect.anything(),
  });
  expect(await settled()).toEqual([]);
});

describe('a refused registration, interrupted before the account is deleted', () => {
  it.each([
    ['the same call', (uid: string) => refuse(suite, uid, allow)],
    ['the schedule', () => reconcile(suite)],
  ] as const)('prevents approval meanwhile, and is finished by %s', async (_, repair) => {
    const { uid } = await suite.person();
    await expect(refuse(without('deleteUser'), uid, allow)).rejects.toThrow('ended here');
    await expect(changeRole(suite, uid, 'staff')).rejects.toMatchObject({
      details: { code: 'person-not-found' },
    });
    await repair(uid);
    await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect((await db.doc(`users/${uid}`).get()).exists).toBe(false);
  });
});
