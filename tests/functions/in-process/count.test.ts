import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firestore.ts';
import { server, written } from './countedEvent.ts';
import { figuresAndRecount } from '../support/recounted.ts';

// Its own project, so that no trigger runs.
vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-count'));
vi.mock('firebase-functions/logger');

beforeEach(async () => {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

/** Half past midnight of Monday, 2 March 2026 in Bali; it is Sunday, 1 March still in UTC. */
const createdAt = Timestamp.fromDate(new Date('2026-03-01T16:30:00Z'));
const booking = (status: string, more: object = {}) => ({
  status,
  totalPrice: 182,
  createdAt,
  ...more,
});
const overview = () => db.doc('stats/overview').get();
const total = async () => (await overview()).get('bookings.total');
const converged = async () => {
  const { figures, recount } = await figuresAndRecount({ db });
  expect(figures).toEqual(recount);
};
const many = (count: number, more: (index: number) => object = () => ({})) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => written(db, booking('pending', more(index)))),
  );

it('an event that comes again changes nothing', async () => {
  const { path, deliver } = await written(db, booking('pending'));
  await deliver();
  const first = await overview();
  expect(first.data()).toMatchObject({
    bookings: { total: 1, pending: 1 },
    revenue: { total: 182, months: { '2026-03': 182 } },
    updatedAt: expect.any(Timestamp),
  });
  expect((await db.doc('stats/weeks').get()).get('weeks')).toEqual({
    '2026-03-02': { bookings: 1, revenue: 182 },
  });
  const contribution = await db.doc(`contributions/${path.replace('/', '_')}`).get();
  expect(contribution.get('figures')).toMatchObject({ 'weeks/weeks/2026-03-02/revenue': 182 });
  for (let times = 0; times < 3; times += 1) await deliver();
  expect((await overview()).updateTime).toEqual(first.updateTime);
});

it('events count in any order, because each counts what is stored by then', async () => {
  const created = await written(db, booking('pending'));
  const confirmed = await written(db, booking('confirmed', { totalPrice: 90 }), created.path);
  await confirmed.deliver();
  await converged();
  await created.deliver();
  await converged();
  const deleted = await written(db, undefined, created.path);
  for (const { deliver } of [deleted, created, confirmed]) await deliver();
  await converged();
  expect(await total()).toBe(0);
});

it('an event that changes no figure writes nothing', async () => {
  const { path, deliver } = await written(db, booking('pending'));
  await deliver();
  const { updateTime } = await overview();
  const named = await written(db, booking('pending', { customerName: 'Hannah Vogel' }), path);
  await named.deliver();
  await server()({ ...named.event, data: undefined });
  expect((await overview()).updateTime).toEqual(updateTime);
});

it('events that arrive together share one commit', async () => {
  const events = await many(50);
  const count = server();
  await Promise.all(events.map(({ deliver }) => deliver(count)));
  const { createTime, updateTime } = await overview();
  expect(updateTime).toEqual(createTime);
  expect(await total()).toBe(50);
});

it('counts each record once when several servers compete', async () => {
  const events = await many(12);
  const servers = Array.from({ length: 4 }, server);
  await Promise.all(
    servers.map((count) => Promise.all(events.map(({ deliver }) => deliver(count)))),
  );
  expect(await total()).toBe(12);
  await converged();
});

it('counts more records and figures than fit into one commit', async () => {
  const events = await many(250, (index) => ({
    bookingType: 'tour',
    tourId: `tour-${index}`,
    startDate: '2026-04-01',
    numberOfGuests: 2,
  }));
  const count = server();
  await Promise.all(events.map(({ deliver }) => deliver(count)));
  await converged();
  expect(await total()).toBe(250);
});

it('events that cannot be counted are retried, and the log says so', async () => {
  const { deliver } = await written(db, booking('pending'));
  const fails = vi.spyOn(db, 'runTransaction').mockRejectedValueOnce(new Error('Down.'));
  const count = server();
  await expect(deliver(count)).rejects.toThrow('Down.');
  fails.mockRestore();
  expect(logger.warn).toHaveBeenCalledWith('figures are late', {});
  expect(await total()).toBeUndefined();
  await deliver(count);
  expect(await total()).toBe(1);
});
