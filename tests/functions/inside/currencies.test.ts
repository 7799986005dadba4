import { randomUUID } from 'node:crypto';
import { addDays, baliDate, type ExchangeRate, type UserRole } from '@selasar/domain';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firestore.ts';
import { setCurrencies } from '../../../functions/src/offers/setCurrencies.ts';
import { callHere, enrolHere } from './callHere.ts';

vi.hoisted(() => {
  // Its own project, because the table applies to all guests.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-currencies');
});
vi.mock('firebase-functions/logger');

const table = db.doc('currencies/table');
const edits = db.collection('edits').where('of', '==', 'currencies/table');
const today = baliDate(new Date());
const euro: ExchangeRate = { code: 'EUR', perUsd: 0.93, asOf: today };
const rupiah: ExchangeRate = { code: 'IDR', perUsd: 16_350, asOf: addDays(today, -3) };

beforeEach(async () => {
  await table.delete();
  await Promise.all((await edits.get()).docs.map(({ ref }) => ref.delete()));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const person = async (role: UserRole) => {
  const one = { uid: randomUUID(), role };
  await enrolHere(one);
  return one;
};
const set = async (seen: number | null, rates: unknown, one = person('staff')) =>
  callHere(setCurrencies, { seen, rates }, await one);
const version = async () => ((await table.get()).get('updatedAt') as Timestamp).toMillis();

it('writes the table and returns the changed currencies', async () => {
  expect(await set(null, [euro, rupiah])).toEqual({ changed: ['EUR', 'IDR'] });
  expect((await table.get()).data()).toEqual({
    rates: [euro, rupiah],
    updatedAt: expect.any(Timestamp),
  });
  const yen = { code: 'JPY', perUsd: 151, asOf: today };
  const changed = await set(await version(), [{ ...euro, perUsd: 0.95 }, yen]);
  expect(changed).toEqual({ changed: ['EUR', 'IDR', 'JPY'] });
});

it('logs the author of each changed currency', async () => {
  const one = await person('staff');
  await set(null, [euro, rupiah], Promise.resolve(one));
  await set(await version(), [{ ...euro, perUsd: 0.95 }, rupiah], Promise.resolve(one));
  const logged = (await edits.get()).docs.map((edit) => edit.data());
  expect(logged.toSorted((a, b) => a['at'].toMillis() - b['at'].toMillis())).toMatchObject([
    { kind: 'currencies', what: 'created', by: one.uid, name: 'Currencies' },
    {
      what: 'changed',
      before: { EUR: { perUsd: 0.93, asOf: today } },
      after: { EUR: { perUsd: 0.95, asOf: today } },
      by: one.uid,
    },
  ]);
  expect(logged.flatMap((edit) => Object.keys(edit['after']))).toHaveLength(3);
});

it('refuses an outdated version with an explanation, and overwrites nothing', async () => {
  await set(null, [euro]);
  const seen = await version();
  await set(seen, [euro, rupiah]);
  await expect(set(seen, [])).rejects.toMatchObject({
    details: {
      code: 'currencies-changed',
      message: 'Somebody else has changed the currencies in the meantime.',
    },
  });
  expect((await table.get()).get('rates')).toEqual([euro, rupiah]);
});

it('accepts one of many parallel calls, even for the first version', async () => {
  const rates = Array.from({ length: 10 }, (_, i) => ({ ...euro, perUsd: 0.9 + i / 100 }));
  const outcomes = await Promise.allSettled(rates.map((rate) => set(null, [rate])));
  const won = outcomes.flatMap(({ status }, i) => (status === 'fulfilled' ? [rates[i]] : []));
  expect(won).toEqual((await table.get()).get('rates'));
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') continue;
    expect(outcome.reason).toMatchObject({ details: { code: 'currencies-changed' } });
  }
});

it('changes nothing when a call is repeated after a lost response', async () => {
  await set(null, [euro]);
  const at = await version();
  expect(await set(null, [euro])).toEqual({ changed: [] });
  expect(await version()).toBe(at);
  expect((await edits.get()).size).toBe(1);
});

it('repairs an invalid table', async () => {
  await table.set({ rates: [{ ...euro, perUsd: 'one' }, rupiah], updatedAt: 'yesterday' });
  expect(await set(null, [rupiah])).toEqual({ changed: [] });
  expect((await table.get()).get('rates')).toEqual([rupiah]);
});

it.each(['pending', undefined] as const)('refuses a person who is %s', async (role) => {
  const call = role
    ? set(null, [euro], person(role))
    : callHere(setCurrencies, { seen: null, rates: [euro] });
  await expect(call).rejects.toMatchObject({
    details: { code: role ? 'staff-only' : 'sign-in-required' },
  });
  expect((await table.get()).exists).toBe(false);
});

it('refuses a person whose role was removed meanwhile', async () => {
  const one = await person('staff');
  await set(null, [euro], Promise.resolve(one));
  await db.doc(`users/${one.uid}`).update({ role: 'pending' });
  const seen = await version();
  await expect(set(seen, [], Promise.resolve(one))).rejects.toMatchObject({
    details: { code: 'staff-only' },
  });
  expect((await table.get()).get('rates')).toEqual([euro]);
});

it.each([
  [[{ ...euro, perUsd: 0 }], 'rates.0.perUsd'],
  [[{ ...euro, perUsd: 1e9 }], 'rates.0.perUsd'],
  [[euro, { ...rupiah, perUsd: 'a lot' }], 'rates.1.perUsd'],
  [[{ ...euro, code: 'USD' }], 'rates.0.code'],
  [[euro, euro], 'rates.1.code'],
  [[{ ...euro, asOf: addDays(today, 1) }], 'rates.0.asOf'],
  ['none', 'rates'],
])('refuses an invalid rate and names the field: %#', async (rates, field) => {
  await expect(set(null, rates)).rejects.toMatchObject({
    details: { code: 'invalid-input', field },
  });
});
