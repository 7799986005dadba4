import { randomUUID } from 'node:crypto';
import { addDays, baliDate, type UserRole } from '@selasar/domain/core';
import type { ExchangeRate } from '@selasar/domain/offers';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firestore.ts';
import { setCurrencies } from '../../../functions/src/offers/settings.ts';
import { callHere, enrolHere } from './callHere.ts';

vi.hoisted(() => {
  // Its own project, because the table applies to all guests.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-currencies');
});
vi.mock('firebase-functions/logger');

const table = db.doc('currencies/table');
const today = baliDate(new Date());
const euro: ExchangeRate = { code: 'EUR', perUsd: 0.93, asOf: today };
const rupiah: ExchangeRate = { code: 'IDR', perUsd: 16_350, asOf: addDays(today, -3) };

beforeEach(() => table.delete());
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

it('writes the whole table', async () => {
  await set(null, [euro, rupiah]);
  expect((await table.get()).data()).toEqual({
    rates: [euro, rupiah],
    updatedAt: expect.any(Timestamp),
  });
  const changed = [
    { ...euro, perUsd: 0.95 },
    { code: 'JPY', perUsd: 151, asOf: today },
  ];
  await set(await version(), changed);
  expect((await table.get()).get('rates')).toEqual(changed);
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
  await set(null, [euro]);
  expect(await version()).toBe(at);
});

it('repairs an invalid table', async () => {
  await table.set({ rates: [{ ...euro, perUsd: 'one' }, rupiah], updatedAt: 'yesterday' });
  await set(null, [rupiah]);
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
