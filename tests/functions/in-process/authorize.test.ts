import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@selasar/domain/core';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, it, vi } from 'vitest';
import { db, plainReader } from '../../../functions/src/platform/firestore.ts';
import { authorize } from '../../../functions/src/platform/authorize.ts';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-authorize'));
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const nowSeconds = Math.floor(Date.now() / 1000);
const profile = { email: 'made@example.com', fullName: 'Made Wirawan', role: 'staff' };
const token = { role: 'staff', email_verified: true, auth_time: nowSeconds, iat: nowSeconds };

/** A person whose ID token and profile differ from those of a staff member as given. */
async function asks(needed: StaffRole, inToken: object = {}, stored: object | null = {}) {
  const uid = randomUUID();
  if (stored) await db.doc(`users/${uid}`).create({ ...profile, ...stored });
  const auth = { uid, token: { ...token, ...inToken }, rawToken: '' };
  return { uid, answer: authorize({ auth } as never, needed, plainReader) };
}
const refusal = (code: string, message: string) => ({ details: { code, message } });
const SIGN_IN = refusal('sign-in-required', 'Please sign in.');
const CHANGED = refusal('sign-in-required', 'Your role has changed. Please sign in again.');
const WAITING = refusal('staff-only', 'Your account is waiting for approval.');
const UNVERIFIED = refusal('staff-only', 'Please verify your email address first.');
const ADMINS = refusal('admin-only', 'Only an admin can do this.');

it('returns the person with the name in their profile', async () => {
  const { uid, answer } = await asks('staff');
  expect(await answer).toEqual({ uid, email: profile.email, fullName: profile.fullName });
  const admin = await asks('admin', { role: 'admin' }, { role: 'admin' });
  expect(await admin.answer).toMatchObject({ uid: admin.uid });
});

it('refuses calls without sign-in', async () => {
  await expect(authorize({}, 'staff', plainReader)).rejects.toMatchObject(SIGN_IN);
});

it.each([
  ['no role in the token', 'staff', { role: undefined }, {}, WAITING],
  ['another role in the token', 'admin', {}, { role: 'admin' }, ADMINS],
  ['no verified address', 'staff', { email_verified: false }, {}, UNVERIFIED],
  [
    'nothing that says the address is verified',
    'staff',
    { email_verified: undefined },
    {},
    UNVERIFIED,
  ],
  ['no profile', 'staff', {}, null, WAITING],
  ['no role in the profile', 'staff', {}, { role: 'pending' }, WAITING],
  ['another role in the profile', 'admin', { role: 'admin' }, {}, ADMINS],
] as const)('refuses a person with %s', async (_, needed, inToken, stored, why) => {
  const { answer } = await asks(needed, inToken, stored);
  await expect(answer).rejects.toMatchObject(why);
});

it('refuses a token from before a loss of rights, and accepts a newer one', async () => {
  const at = (seconds: number) => ({ rightsLostAt: Timestamp.fromMillis(seconds * 1000) });
  const before = await asks('staff', {}, at(nowSeconds + 60));
  await expect(before.answer).rejects.toMatchObject(CHANGED);
  const after = await asks('staff', {}, at(nowSeconds - 60));
  expect(await after.answer).toMatchObject({ uid: after.uid });
});
