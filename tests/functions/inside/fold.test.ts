import { randomUUID } from 'node:crypto';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp, WriteBatch } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firestore.ts';
import { bookingContribution } from '../../../functions/src/stats/contributions.ts';
import { difference } from '../../../functions/src/stats/counters.ts';
import { folder, paceOf, type Pace } from '../../../functions/src/stats/fold.ts';
import { ledger, waitingEntries, watermark } from '../../../functions/src/stats/ledger.ts';
import { repair } from '../../../functions/src/stats/repair.ts';
import { figuresAndRecount } from '../support/recounted.ts';

// Its own project, so that no trigger runs.
vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-fold'));
vi.mock('firebase-functions/logger');
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

beforeEach(async () => {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const counter = 'overview/bookings/total';
const enter = (changes: Record<string, number> = { [counter]: 1 }, committedAt = Timestamp.now()) =>
  ledger({ id: randomUUID(), committedAt, changes });
const enterMany = (count: number) => Promise.all(Array.from({ length: count }, () => enter()));
const total = async () => (await db.doc('stats/overview').get()).get('bookings.total');
const waiting = async () => (await waitingEntries().count().get()).data().count;
/** A server that does not wait. */
const server = () => folder(paceOf(0));

type Commit = WriteBatch['commit'];
/** Runs something before or after the next commit. */
function aroundNextCommit(happens: (commit: Commit) => ReturnType<Commit>) {
  const commit = Reflect.get(WriteBatch.prototype, 'commit');
  return vi.spyOn(WriteBatch.prototype, 'commit').mockImplementationOnce(function (
    this: WriteBatch,
  ) {
    return happens(() => commit.call(this));
  });
}

it('adds all waiting entries in one commit', async () => {
  await enterMany(50);
  await server()();
  const overview = await db.doc('stats/overview').get();
  const mark = await watermark.get();
  expect(overview.get('bookings.total')).toBe(50);
  expect(overview.updateTime).toEqual(overview.createTime);
  expect(mark.updateTime).toEqual(overview.updateTime);
  expect(await waiting()).toBe(0);
});

it('adds each entry once when several servers compete', async () => {
  const servers = Array.from({ length: 6 }, server);
  const business = async (fold: () => Promise<void>) => {
    for (let time = 0; time < 5; time += 1) {
      await enter();
      await fold();
    }
  };
  await Promise.all(servers.map(business));
  expect(await total()).toBe(30);
  expect(await waiting()).toBe(0);
});

it('adds nothing that another server has added since it read', async () => {
  await enter();
  const first = aroundNextCommit(async (commit) => {
    await server()();
    return commit();
  });
  await server()();
  expect(first).toHaveBeenCalledTimes(2);
  first.mockRestore();
  expect(await total()).toBe(1);
});

it('entries that waited at the call are in the figures when it returns', async () => {
  const fold = server();
  for (let count = 1; count <= 3; count += 1) {
    await enter();
    await fold();
    expect(await total()).toBe(count);
  }
});

it('adds nothing twice if the response to its commit is lost', async () => {
  await enter();
  const lost = aroundNextCommit(async (commit) => {
    await commit();
    throw new Error('The connection is gone.');
  });
  await expect(server()()).rejects.toThrow('The connection is gone.');
  lost.mockRestore();
  await server()();
  expect(await total()).toBe(1);
});

it('the next event adds the entry of a server that died', async () => {
  await enter();
  await enter();
  await server()();
  expect(await total()).toBe(2);
});

it('waits for its turn and writes nothing before', async () => {
  const rests = [700, 0];
  const pace = {
    rest: vi.fn<Pace['rest']>(() => rests.shift() ?? 0),
    wait: vi.fn<Pace['wait']>(async () => {
      expect(await total()).toBeUndefined();
      await enter();
    }),
  };
  await enter();
  await folder(pace)();
  expect(pace.wait.mock.calls).toEqual([[700]]);
  // Entries that arrived meanwhile are added as well.
  expect(await total()).toBe(2);
});

it('skips its turn if another server has added its entries', async () => {
  const other = server();
  const pace = { rest: () => 700, wait: vi.fn<Pace['wait']>(() => other()) };
  await enter();
  await folder(pace)();
  expect(pace.wait).toHaveBeenCalledOnce();
  expect(await total()).toBe(1);
});

it('its turn comes when the figures have the age of the pace, by database time', async () => {
  const pace = paceOf(1000);
  expect(pace.rest(await watermark.get())).toBe(0);
  await watermark.set({ foldedAt: Timestamp.now() });
  const { readTime, updateTime } = await watermark.get();
  const age = readTime.toMillis() - (updateTime?.toMillis() ?? Number.NaN);
  expect(pace.rest(await watermark.get())).toBeLessThanOrEqual(1000 - age);
});

it('gives up if its turn does not come, and the entry keeps waiting', async () => {
  const pace = { rest: () => 700, wait: vi.fn<Pace['wait']>(() => Promise.resolve()) };
  await enter();
  await expect(folder(pace)()).rejects.toThrow('The ledger has more entries');
  expect(logger.warn).toHaveBeenCalledWith('figures are late', {});
  expect(await total()).toBeUndefined();
  await server()();
  expect(await total()).toBe(1);
});

it('takes several turns for more entries than fit into one', async () => {
  await enterMany(501);
  const turns = vi.spyOn(WriteBatch.prototype, 'commit');
  await server()();
  expect(turns).toHaveBeenCalledTimes(2);
  turns.mockRestore();
  expect(await total()).toBe(501);
  const names = Array.from({ length: 900 }, (_, index) => `month-2026-01/offers/tours/t${index}/n`);
  for (let from = 0; from < names.length; from += 300) {
    await enter(Object.fromEntries(names.slice(from, from + 300).map((name) => [name, 2])));
  }
  await server()();
  const { tours } = (await db.doc('stats/month-2026-01').get()).get('offers');
  expect(Object.keys(tours)).toHaveLength(900);
});

it('a recount is exact while entries from before and after its instant wait', async () => {
  const data = { status: 'pending', totalPrice: 10, createdAt: Timestamp.now() };
  const changes = difference({}, bookingContribution(data));
  const booked = async () => (await (await db.collection('bookings').add(data)).get()).updateTime;
  const early = await booked();
  // It arrives after the recount has counted the first booking and before it writes the result.
  const business = vi.fn<() => Promise<void>>().mockImplementationOnce(async () => {
    await enter(changes, early);
    await enter(changes, await booked());
  });
  await repair('somebody', business);
  expect(await waiting()).toBe(2);
  expect(await total()).toBe(1);
  await server()();
  const { figures, recount } = await figuresAndRecount({ db });
  expect(figures).toEqual(recount);
  expect(await total()).toBe(2);
});
