import { randomUUID } from 'node:crypto';
import { deleteApp, getApp } from 'firebase-admin/app';
import { afterAll, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firestore.ts';
import { recordOfferEdit } from '../../../functions/src/offers/recordOfferEdit.ts';

vi.hoisted(() => {
  // Its own project, so that no other trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-edits');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const record = recordOfferEdit('tours');

/** The event of a write as the trigger receives it. */
function event(id: string, before: object | undefined, after: object | undefined) {
  const side = (data: object | undefined) => ({ id: 'ubud', data: () => data });
  const written = {
    id,
    time: '2026-11-20T08:00:00Z',
    data: { before: side(before), after: side(after) },
    authType: 'unknown',
    authId: 'made',
  };
  return written as unknown as Parameters<typeof record>[0];
}
const edit = async (id: string) => (await db.doc(`edits/${id}`).get()).data();

it('a repeated event is logged as one unchanged edit', async () => {
  await db.doc('users/made').set({ fullName: 'Made Wira', email: 'made@example.com' });
  const id = randomUUID();
  await record(event(id, { title: 'Ubud', priceFrom: 90 }, { title: 'Ubud', priceFrom: 95 }));
  const first = await edit(id);
  expect(first).toMatchObject({ name: 'Ubud', by: 'made', byName: 'Made Wira' });
  await db.doc('users/made').update({ fullName: 'Made Sari' });
  await record(event(id, { title: 'Ubud', priceFrom: 90 }, { title: 'Ubud', priceFrom: 95 }));
  expect(await edit(id)).toEqual(first);
});

it('an event that changes only a timestamp is no edit', async () => {
  const id = randomUUID();
  await record(event(id, { title: 'Ubud', updatedAt: 1 }, { title: 'Ubud', updatedAt: 2 }));
  expect(await edit(id)).toBeUndefined();
});
