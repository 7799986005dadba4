import { randomUUID } from 'node:crypto';
import type { UserRole } from '@selasar/domain/core';
import type { Partner } from '@selasar/domain/requests';
import { deleteApp, getApp } from 'firebase-admin/app';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setPartners } from '../../../functions/src/offers/settings.ts';
import { db } from '../../../functions/src/platform/firestore.ts';
import { createTransferForGuest } from '../../../functions/src/requests/createTransfer.ts';
import { setSource } from '../../../functions/src/requests/source.ts';
import { undoChange } from '../../../functions/src/requests/undo.ts';
import { alternatives } from '../support/offer.ts';
import { callHere, enrolHere } from './callHere.ts';

// Its own project, because the partners apply to all requests.
vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-sources'));
vi.mock('firebase-functions/logger');
// Far from Nyepi.
vi.setSystemTime(new Date('2026-06-15T04:00:00Z'));

const table = db.doc('partners/table');
const hotel: Partner = { name: 'Hotel Sari', percent: 10 };
const source = { via: 'partner', partner: 'Hotel Sari', percent: 10 };
const person = (role: UserRole) => ({ uid: randomUUID(), role });
const staff = person('staff');

beforeAll(() => enrolHere(staff));
beforeEach(() => table.set({ partners: [hotel] }));
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const set = (seen: number | null, partners: unknown, by = staff) =>
  callHere(setPartners, { seen, partners }, by);
const version = async () => ((await table.get()).get('updatedAt') as Timestamp).toMillis();

async function create(change: object = {}) {
  const requestId = randomUUID();
  const input = {
    ...alternatives.transfer(),
    requestId,
    vehicleId: '',
    hotelName: '',
    customerEmail: '',
    status: 'confirmed',
    overrides: [],
    ...change,
  };
  await callHere(createTransferForGuest, input, staff);
  return { id: requestId, input };
}
const stored = async (id: string) => (await db.doc(`transfers/${id}`).get()).data();
const changes = async (id: string) =>
  (await db.collection(`transfers/${id}/events`).where('change.what', '==', 'source').get()).docs;
const choose = (id: string, seen: string, key: string, by = staff) =>
  callHere(setSource, { kind: 'transfers', id, seen, source: key }, by);
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ details }: { details: { code: string } }) => details,
  );

it('stores the partners, and the audit log has who changed them', async () => {
  await table.delete();
  await set(null, [hotel]);
  const at = await version();
  await set(at, [{ ...hotel, percent: 15 }]);
  // A repeated call after a lost response.
  await set(at, [{ ...hotel, percent: 15 }]);
  expect((await table.get()).get('partners')).toEqual([{ ...hotel, percent: 15 }]);
  const edits = await db.collection('edits').where('of', '==', 'partners/table').get();
  const after: unknown[] = edits.docs.map((edit) => edit.get('after').partners);
  expect(after).toHaveLength(2);
  expect(after).toContainEqual([{ ...hotel, percent: 15 }]);
  expect(await refusalOf(set(at, []))).toMatchObject({
    code: 'partners-changed',
    message: 'Somebody else has changed the partners in the meantime.',
  });
  expect(await refusalOf(set(at, [], person('pending')))).toMatchObject({ code: 'staff-only' });
});

it('one of several people who save at once wins', async () => {
  await table.delete();
  const lists = [1, 2, 3, 4, 5, 6].map((percent) => [{ ...hotel, percent }]);
  const outcomes = await Promise.all(lists.map((list) => refusalOf(set(null, list))));
  const won = lists.filter((_, index) => outcomes[index] === undefined);
  expect(won).toEqual([(await table.get()).get('partners')]);
});

it('a request of staff came by phone, if they say nothing else', async () => {
  const { id, input } = await create();
  expect((await stored(id))?.['source']).toEqual({ via: 'phone' });
  // Sent again after a lost response, when the partner is gone: the request is there.
  await callHere(createTransferForGuest, { ...input, source: 'partner Gone' }, staff);
  expect(await stored((await create({ source: 'site' })).id)).not.toHaveProperty('source');
});

it('a request keeps the commission of its day', async () => {
  const { id } = await create({ source: 'partner Hotel Sari' });
  await table.set({ partners: [{ ...hotel, percent: 50 }] });
  await choose(id, 'partner Hotel Sari', 'partner Hotel Sari');
  expect((await stored(id))?.['source']).toEqual(source);
  await table.set({ partners: [] });
  await choose(id, 'partner Hotel Sari', 'phone');
  expect(await refusalOf(choose(id, 'phone', 'partner Hotel Sari'))).toMatchObject({
    code: 'partner-gone',
    field: 'source',
    message: 'Hotel Sari is in the list of partners no longer. Please choose another source.',
  });
  expect(await refusalOf(create({ source: 'partner Hotel Sari' }))).toMatchObject({
    code: 'partner-gone',
  });
});

it('staff change the source of a closed request, too, and undo it', async () => {
  const { id } = await create();
  await db.doc(`transfers/${id}`).update({ status: 'cancelled' });
  await choose(id, 'phone', 'partner Hotel Sari');
  await choose(id, 'phone', 'partner Hotel Sari');
  const [event, ...more] = await changes(id);
  expect(more).toEqual([]);
  expect(event?.get('change')).toEqual({
    what: 'source',
    before: { source: { via: 'phone' } },
    after: { source },
  });
  // What the commission is cannot be sent.
  const sent = { kind: 'transfers', id, seen: 'phone', source: { ...source, percent: 90 } };
  expect(await refusalOf(callHere(setSource, sent, staff))).toMatchObject({
    code: 'invalid-input',
  });
  await callHere(undoChange, { kind: 'transfers', id, eventId: event?.id }, staff);
  expect((await stored(id))?.['source']).toEqual({ via: 'phone' });
});

it('of people who choose at once, each of the others learns what it is now', async () => {
  const { id } = await create();
  const keys = ['whatsapp', 'site', 'partner Hotel Sari'];
  const refusals = await Promise.all(keys.map((key) => refusalOf(choose(id, 'phone', key))));
  const codes = refusals.map((refusal) => refusal?.code ?? '');
  expect(codes.toSorted()).toEqual(['', 'source-changed', 'source-changed']);
  expect(await changes(id)).toHaveLength(1);
});

it.each(['pending', undefined] as const)('refuses a person who is %s', async (role) => {
  const { id } = await create();
  const by = role && person(role);
  if (by) await enrolHere(by);
  const input = { kind: 'transfers', id, seen: 'phone', source: 'site' };
  expect(await refusalOf(callHere(setSource, input, by))).toMatchObject({
    code: role ? 'staff-only' : 'sign-in-required',
  });
  expect((await stored(id))?.['source']).toEqual({ via: 'phone' });
});
