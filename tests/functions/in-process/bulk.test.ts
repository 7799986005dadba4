import { randomUUID } from 'node:crypto';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firestore.ts';
import { setStatuses } from '../../../functions/src/requests/setStatus.ts';
import { plainTour } from '../../support/plainOffers.ts';
import { inDays, alternatives } from '../support/offer.ts';
import { callHere, enrolHere } from './callHere.ts';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-bulk'));
vi.mock('firebase-functions/logger');

afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const codeOf = (result: object) =>
  'refusal' in result ? (result.refusal as { code: string }).code : 'done';

async function pending(more: object = {}): Promise<string> {
  const id = randomUUID();
  await db.doc(`bookings/${id}`).create({
    ...alternatives.tour(),
    customerEmail: 'hannah@example.com',
    tourId: 'a-tour',
    itemName: 'Test Tour',
    endDate: inDays(3),
    totalPrice: 182,
    status: 'pending',
    createdAt: Timestamp.now(),
    updatedAt: Timestamp.now(),
    ...more,
  });
  return id;
}

it('a person who loses their role during the call changes nothing more, and gets each outcome', async () => {
  const staff = { uid: randomUUID(), role: 'staff' as const };
  await enrolHere(staff);
  const ids = await Promise.all([pending(), pending(), pending(), pending()]);
  const run = db.runTransaction.bind(db);
  let count = 0;
  // Requests of one tour run one after the other; the person is removed before the third.
  vi.spyOn(db, 'runTransaction').mockImplementation(async (work, options) => {
    count += 1;
    if (count === 3) await db.doc(`users/${staff.uid}`).update({ role: 'pending' });
    return run(work, options as never);
  });
  const changes = ids.map((id) => ({ kind: 'bookings', id, from: 'pending', to: 'confirmed' }));
  const { results } = await callHere(setStatuses, { changes }, staff);
  expect(results.map(codeOf)).toEqual(['done', 'done', 'staff-only', 'staff-only']);
  const stored = await Promise.all(ids.map((id) => db.doc(`bookings/${id}`).get()));
  expect(stored.map((one) => one.get('status'))).toEqual([
    'confirmed',
    'confirmed',
    'pending',
    'pending',
  ]);
});

it('of two requests for the last seats, the earlier is confirmed, in whatever order they are chosen', async () => {
  vi.restoreAllMocks();
  const staff = { uid: randomUUID(), role: 'staff' as const };
  await enrolHere(staff);
  const tourId = randomUUID();
  await db.doc(`tours/${tourId}`).set({ ...plainTour, slug: tourId, rules: { seats: 2 } });
  const earlier = await pending({ tourId, createdAt: Timestamp.fromMillis(Date.now() - 60_000) });
  const later = await pending({ tourId });
  const changes = [later, earlier].map((id) => ({
    kind: 'bookings',
    id,
    from: 'pending',
    to: 'confirmed',
  }));
  const { results } = await callHere(setStatuses, { changes }, staff);
  expect(results.map((one) => [one.id, codeOf(one)])).toEqual([
    [later, 'seats-taken'],
    [earlier, 'done'],
  ]);
});
