import { randomUUID } from 'node:crypto';
import { shortDate } from '@selasar/domain/core';
import type { TickJobInput } from '@selasar/domain/crew';
import type { JobPart, Tick } from '@selasar/domain/requests';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firestore.ts';
import { tickJob } from '../../../functions/src/crew/ticks.ts';
import { inDays, alternatives } from '../support/offer.ts';
import { callHere, enrolHere } from './callHere.ts';

vi.hoisted(() => {
  // Its own project, so that no trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-ticks');
});
vi.mock('firebase-functions/logger');

const staff = { uid: randomUUID(), role: 'staff' as const };
const other = { uid: randomUUID(), role: 'staff' as const };

beforeAll(async () => {
  await enrolHere(staff);
  await enrolHere(other);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const times = () => ({ createdAt: Timestamp.now(), updatedAt: Timestamp.fromMillis(0) });

async function booking(more: object = {}): Promise<string> {
  const id = randomUUID();
  await db.doc(`bookings/${id}`).create({
    ...alternatives.tour(),
    startDate: inDays(0),
    tourId: 'test-tour',
    itemName: 'Test Tour',
    endDate: inDays(0),
    customerEmail: 'hannah@example.com',
    totalPrice: 170,
    status: 'confirmed',
    ...times(),
    ...more,
  });
  return id;
}
async function transfer(more: object = {}): Promise<string> {
  const id = randomUUID();
  await db.doc(`transfers/${id}`).create({
    ...alternatives.transfer(),
    pickupDate: inDays(0),
    customerEmail: 'hannah@example.com',
    totalAmount: 50,
    isStandalone: true,
    status: 'confirmed',
    ...times(),
    ...more,
  });
  return id;
}
const stay = {
  bookingType: 'villa',
  tourId: '',
  villaId: 'test-villa',
  startDate: inDays(-2),
};

type BookingRequest = Partial<TickJobInput> & { id: string };
const tick = (requested: BookingRequest, by = staff) =>
  callHere(tickJob, { kind: 'bookings', part: 'tour', what: 'done', seen: null, ...requested }, by);
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ details }: { details: { code: string; message: string } }) => details,
  );
const stored = async (id: string, part: JobPart = 'tour', kind = 'bookings') => {
  const found = await db.doc(`${kind}/${id}`).get();
  return { tick: found.get(`ticks.${part}`) as Tick | undefined, status: found.get('status') };
};
const changesOf = async (id: string, kind = 'bookings') => {
  const events = await db.collection(`${kind}/${id}/events`).orderBy('at').get();
  return events.docs.map((event) => event.data());
};

describe('tickJob', () => {
  it('stores the tick and its author, and leaves the status unchanged', async () => {
    const id = await transfer();
    const requested = { kind: 'transfers', id, part: 'transfer' } as const;
    expect(await tick(requested)).toEqual({ what: 'done' });
    const by = { by: staff.uid, byName: 'Made Wirawan' };
    expect(await stored(id, 'transfer', 'transfers')).toMatchObject({
      tick: { what: 'done', ...by },
      status: 'confirmed',
    });
    expect(await changesOf(id, 'transfers')).toMatchObject([
      {
        from: 'confirmed',
        to: 'confirmed',
        ...by,
        change: {
          what: 'tick',
          before: { 'ticks.transfer': null },
          after: { 'ticks.transfer': { what: 'done' } },
        },
      },
    ]);
    const changed = (await db.doc(`transfers/${id}`).get()).get('updatedAt') as Timestamp;
    expect(changed.toMillis()).toBeGreaterThan(0);
  });

  it('ticks each part of a stay separately, and removes a tick', async () => {
    const id = await booking(stay);
    await tick({ id, part: 'check-in', what: 'no-show' });
    await tick({ id, part: 'check-out' });
    expect((await stored(id, 'check-in')).tick?.what).toBe('no-show');
    expect((await stored(id, 'check-out')).tick?.what).toBe('done');
    await tick({ id, part: 'check-in', what: null, seen: 'no-show' });
    expect((await stored(id, 'check-in')).tick).toBeUndefined();
    expect((await stored(id, 'check-out')).tick?.what).toBe('done');
    expect(await changesOf(id)).toHaveLength(3);
  });

  it('refuses a no-show at departure', async () => {
    const id = await booking(stay);
    expect(await refusal(tick({ id, part: 'check-out', what: 'no-show' }))).toMatchObject({
      field: 'what',
    });
    expect((await stored(id, 'check-out')).tick).toBeUndefined();
  });

  it('tells the second of two people who was first', async () => {
    const id = await booking();
    const calls = [tick({ id }, staff), tick({ id, what: 'no-show' }, other)].map(refusal);
    const refused = (await Promise.all(calls)).filter(Boolean);
    expect(refused).toHaveLength(1);
    const { what } = (await stored(id)).tick ?? {};
    expect(refused[0]).toMatchObject({
      code: 'tick-stale',
      message: `Made Wirawan was faster: this job is ticked '${what === 'done' ? 'Done' : 'No show'}'.`,
    });
    expect(await changesOf(id)).toHaveLength(1);
  });

  it('refuses the second person even for the same tick, and says who did it', async () => {
    const id = await booking();
    await tick({ id }, other);
    expect(await refusal(tick({ id }))).toMatchObject({ code: 'tick-stale' });
  });

  it('refuses to remove a tick that has changed meanwhile', async () => {
    const id = await booking();
    await tick({ id });
    await tick({ id, what: 'no-show', seen: 'done' }, other);
    expect(await refusal(tick({ id, what: null, seen: 'done' }))).toMatchObject({
      code: 'tick-stale',
    });
    expect((await stored(id)).tick).toMatchObject({ what: 'no-show', by: other.uid });
  });

  it('changes nothing when a call is repeated after a lost response', async () => {
    const id = await booking();
    await tick({ id });
    expect(await tick({ id })).toEqual({ what: 'done' });
    expect(await changesOf(id)).toHaveLength(1);
  });

  it.each(['pending', 'cancelled'])('refuses a %s request', async (status) => {
    const id = await booking({ status });
    expect(await refusal(tick({ id }))).toMatchObject({ code: 'job-not-sure' });
    expect((await stored(id)).tick).toBeUndefined();
  });

  it('ticks a completed transfer', async () => {
    const id = await transfer({ status: 'completed' });
    expect(await tick({ kind: 'transfers', id, part: 'transfer' })).toEqual({ what: 'done' });
  });

  it('refuses an outcome before the day of the job in Bali, and removes one that is there', async () => {
    const [early, leaving, car] = [
      await booking({ startDate: inDays(1), endDate: inDays(1) }),
      await booking({ ...stay, endDate: inDays(1) }),
      await transfer({ pickupDate: inDays(1) }),
    ];
    const refused = {
      code: 'day-to-come',
      message: `This is on ${shortDate(inDays(1))}: please record the outcome on that day or later.`,
    };
    expect(await refusal(tick({ id: early }))).toMatchObject(refused);
    expect(await refusal(tick({ id: early, what: 'no-show' }))).toMatchObject(refused);
    expect(await refusal(tick({ id: leaving, part: 'check-out' }))).toMatchObject(refused);
    expect(await refusal(tick({ kind: 'transfers', id: car, part: 'transfer' }))).toMatchObject(
      refused,
    );
    expect(await changesOf(early)).toEqual([]);
    await tick({ id: leaving, part: 'check-in' });
    const at = Timestamp.now();
    await db.doc(`bookings/${early}`).update({ 'ticks.tour': { what: 'done', at, by: 'crew' } });
    expect(await tick({ id: early, what: null, seen: 'done' })).toEqual({ what: null });
  });

  it('takes an outcome from midnight in Bali on', async () => {
    const id = await booking({ startDate: '2026-12-14', endDate: '2026-12-14' });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-13T15:59:59Z') });
    try {
      expect(await refusal(tick({ id }))).toMatchObject({ code: 'day-to-come' });
      vi.setSystemTime(new Date('2026-12-13T16:00:00Z'));
      expect(await tick({ id })).toEqual({ what: 'done' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('refuses a part that the request does not have, and an unknown request', async () => {
    const [tour, villa, car] = [await booking(), await booking(stay), await transfer()];
    for (const requested of [
      { id: tour, part: 'check-in' },
      { id: villa, part: 'tour' },
      { id: villa, part: 'transfer' },
      { id: car, kind: 'transfers', part: 'tour' },
    ] as const) {
      expect(await refusal(tick(requested))).toMatchObject({ code: 'part-not-found' });
    }
    expect(await refusal(tick({ id: randomUUID() }))).toMatchObject({ code: 'booking-not-found' });
  });

  it('refuses everyone but staff', async () => {
    const id = await booking();
    const requested = { kind: 'bookings', id, part: 'tour', what: 'done', seen: null };
    expect(await refusal(callHere(tickJob, requested))).toMatchObject({ code: 'sign-in-required' });
    const waiting = { uid: randomUUID(), role: 'pending' as const };
    await enrolHere(waiting);
    expect(await refusal(callHere(tickJob, requested, waiting))).toMatchObject({
      code: 'staff-only',
    });
    expect((await stored(id)).tick).toBeUndefined();
  });
});
