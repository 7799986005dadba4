import { setTimeout } from 'node:timers/promises';
import { deleteApp, getApp } from 'firebase-admin/app';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import {
  db,
  isAborted,
  isAlreadyThere,
  isConflict,
  unlessChanged,
  writeUnlessChanged,
} from '../../../functions/src/platform/firestore.ts';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-write-unless-changed'));
vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn<() => Promise<void>>() }));

const document = db.doc('things/one');
beforeEach(async () => {
  vi.mocked(setTimeout).mockReset();
  await document.delete();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

/** Adds one to the document; somebody else does so first, the given number of times. */
function adding(overtaken: number) {
  let tries = 0;
  const add = async () => {
    const stored = await document.get();
    const count = Number(stored.get('count') ?? 0) + 1;
    if (tries < overtaken) await document.set({ count });
    tries += 1;
    return { stored, count };
  };
  const result = writeUnlessChanged(async (transaction) => {
    const { stored, count } = await add();
    if (stored.exists) transaction.update(document, { count }, unlessChanged(stored));
    else transaction.create(document, { count });
    return count;
  });
  return { result, tries: () => tries };
}

it('retries after a conflict, with growing maximum pauses', async () => {
  const { result, tries } = adding(3);
  expect(await result).toBe(4);
  expect(tries()).toBe(4);
  expect((await document.get()).get('count')).toBe(4);
  const pauses = vi.mocked(setTimeout).mock.calls.map(([pauseMs]) => Number(pauseMs));
  expect(pauses).toHaveLength(3);
  for (const [round, pauseMs] of pauses.entries()) {
    expect(pauseMs).toBeGreaterThanOrEqual(0);
    expect(pauseMs).toBeLessThanOrEqual(20 * round);
  }
  expect(Math.max(...pauses)).toBeGreaterThan(0);
});

it('gives up after 20 conflicts with the last error', async () => {
  const { result, tries } = adding(100);
  const error: unknown = await result.catch((failure: unknown) => failure);
  expect(isConflict(error)).toBe(true);
  expect(tries()).toBe(21);
  const pauses = vi.mocked(setTimeout).mock.calls.map(([pauseMs]) => Number(pauseMs));
  expect(Math.max(...pauses)).toBeGreaterThan(20);
});

it('does not retry other errors', async () => {
  const work = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('Out of order.'));
  await expect(writeUnlessChanged(work)).rejects.toThrow('Out of order.');
  expect(work).toHaveBeenCalledTimes(1);
});

it('distinguishes the errors of Firestore', async () => {
  await document.create({ count: 1 });
  const stored = await document.get();
  await document.update({ count: 2 });
  const there: unknown = await document.create({ count: 3 }).catch((error: unknown) => error);
  const changed: unknown = await document
    .update({ count: 3 }, unlessChanged(stored))
    .catch((error: unknown) => error);
  expect([isAlreadyThere(there), isConflict(there), isAborted(there)]).toEqual([true, true, false]);
  expect([isAlreadyThere(changed), isConflict(changed)]).toEqual([false, true]);
  expect(isAborted(Object.assign(new Error('Locked.'), { code: 10 }))).toBe(true);
  for (const other of [new Error('Other.'), { code: 10 }, { code: 9 }, { code: 6 }, undefined]) {
    expect([isAlreadyThere(other), isConflict(other), isAborted(other)]).not.toContain(true);
  }
});

it('a document that was missing must still be missing', async () => {
  const missing = await document.get();
  expect(unlessChanged(missing)).toEqual({ exists: false });
});
