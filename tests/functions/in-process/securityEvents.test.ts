import { randomUUID } from 'node:crypto';
import { roleClaim } from '@selasar/domain/core';
import { expiryDays, mostRefusalsCounted, securityEventSchema } from '@selasar/domain/people';
import { deleteApp, getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firestore.ts';
import { callError } from '../../../functions/src/platform/callError.ts';
import { changeRole } from '../../../functions/src/people/roles.ts';
import { recordExport } from '../../../functions/src/people/recordExport.ts';
import { recordRefusal } from '../../../functions/src/platform/authorize.ts';
import { saveTemplate } from '../../../functions/src/mail/settings.ts';

// Each refused call is logged, too.
vi.mock('firebase-functions/logger');
vi.hoisted(() => {
  // Its own project, so that no other test causes refusals.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-security');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const events = async (by: string) => {
  const found = await db.collection('securityEvents').where('by', '==', by).get();
  return found.docs.map((event) => securityEventSchema.parse({ ...event.data(), id: event.id }));
};
const tokenOf = (uid: string, role?: string) => ({
  uid,
  email: `${uid}@example.com`,
  email_verified: true,
  iat: Math.floor(Date.now() / 1000) + 60,
  ...(role ? { [roleClaim]: role } : {}),
});
type Call = Parameters<typeof saveTemplate.run>[0];
const callOf = (data: unknown, uid?: string, role?: string) =>
  ({
    data,
    auth: uid ? { uid, token: tokenOf(uid, role) } : undefined,
    rawRequest: { headers: {} },
  }) as unknown as Call;
async function staff() {
  const uid = `staff-${randomUUID()}`;
  await db
    .doc(`users/${uid}`)
    .set({ email: `${uid}@example.com`, fullName: 'Made', role: 'staff' });
  return uid;
}

it('forbidden calls of a person are one event per hour with a counter', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T03:05:00Z') });
  const uid = `stranger-${randomUUID()}`;
  await expect(saveTemplate.run(callOf({}, uid))).rejects.toMatchObject({
    code: 'permission-denied',
  });
  await expect(recordExport.run(callOf({}, uid) as never)).rejects.toMatchObject({
    code: 'permission-denied',
  });
  await expect(saveTemplate.run(callOf({}, uid))).rejects.toMatchObject({
    code: 'permission-denied',
  });
  const [event, ...others] = await events(uid);
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    what: { kind: 'call-refused', calls: ['saveTemplate', 'recordExport'], count: 3 },
    byName: `${uid}@example.com`,
  });
  vi.setSystemTime(new Date('2026-11-22T04:00:00Z'));
  await expect(saveTemplate.run(callOf({}, uid))).rejects.toMatchObject({
    code: 'permission-denied',
  });
  expect(await events(uid)).toHaveLength(2);
  vi.useRealTimers();
});

it('stops counting at a bound', async () => {
  const uid = `loud-${randomUUID()}`;
  const refusal = callError({ code: 'admin-only' });
  const call = callOf({}, uid);
  await recordRefusal('setRole', call, refusal);
  const [event] = await events(uid);
  await db.doc(`securityEvents/${event?.id}`).update({ 'what.count': mostRefusalsCounted });
  await recordRefusal('refuseRegistration', call, refusal);
  const [after] = await events(uid);
  expect(after?.what).toEqual({
    kind: 'call-refused',
    calls: ['setRole'],
    count: mostRefusalsCounted,
  });
});

it('there is no event without an account, nor for an allowed call with invalid input', async () => {
  const before = (await db.collection('securityEvents').count().get()).data().count;
  await expect(saveTemplate.run(callOf({}))).rejects.toMatchObject({ code: 'unauthenticated' });
  const uid = await staff();
  await expect(saveTemplate.run(callOf({}, uid, 'staff'))).rejects.toMatchObject({
    code: 'invalid-argument',
  });
  expect((await db.collection('securityEvents').count().get()).data().count).toBe(before);
});

it('an export is logged once, even if repeated, and expires after 400 days', async () => {
  const uid = await staff();
  const call = callOf({ exportId: randomUUID(), list: 'bookings', rows: 12 }, uid, 'staff');
  await recordExport.run(call);
  await recordExport.run(call);
  const [event, ...others] = await events(uid);
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    what: { kind: 'export-made', list: 'bookings', rows: 12 },
    byName: 'Made',
  });
  const days = (Number(event?.expiresAt) - Number(event?.at)) / 86_400_000;
  expect(Math.round(days)).toBe(expiryDays.securityEvents);
});

it('a changed role is logged with old and new value, an unchanged one is not', async () => {
  const auth = getAuth();
  const email = `${randomUUID()}@example.com`;
  const { uid } = await auth.createUser({ email, emailVerified: true, displayName: 'Ketut' });
  try {
    await changeRole({ auth, db }, uid, 'staff');
    await changeRole({ auth, db }, uid, 'staff');
    const found = (await events('system')).filter(
      ({ what }) => what.kind === 'role-changed' && what.person === uid,
    );
    expect(found.map(({ what }) => what)).toEqual([
      { kind: 'role-changed', person: uid, name: 'Ketut', from: 'pending', to: 'staff' },
    ]);
  } finally {
    await auth.deleteUser(uid);
  }
});
