import { randomUUID } from 'node:crypto';
import { addDays } from '@selasar/domain/core';
import { crewMemberSchema, crewViewSchema, type SaveCrewInput } from '@selasar/domain/crew';
import { describe, expect, it } from 'vitest';
import { crewOf } from './support/crew.ts';
import { eventually } from './support/eventually.ts';
import { inDays } from './support/offer.ts';
import { openSuite } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const [guest, staff, other] = await Promise.all([
  suite.caller(),
  suite.caller('staff'),
  suite.caller('staff'),
]);
const { form, member, remove, keyOf, tour, transfer } = crewOf(suite, staff);

const memberOf = async (crewId: string) => {
  const found = await db.doc(`crew/${crewId}`).get();
  return crewMemberSchema.parse({ ...found.data(), id: crewId });
};
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ details }: { details: { code: string } }) => details.code,
  );
const eventsOf = async (path: string) =>
  (await db.collection(`${path}/events`).orderBy('at').get()).docs.map((event) => event.data());

describe('saveCrew', () => {
  const save = (input: Partial<SaveCrewInput>) => staff.call('saveCrew', input);

  it('stores a driver once for repeated calls, with the author', async () => {
    const input = form({ daysOff: [inDays(3), inDays(-1), inDays(1), inDays(3)] });
    suite.later(() => remove(input.crewId));
    await save(input);
    await save(input);
    const { crewId, ...fields } = input;
    expect(await memberOf(crewId)).toMatchObject({ ...fields, daysOff: [inDays(1), inDays(3)] });
    expect(await eventsOf(`crew/${crewId}`)).toMatchObject([
      { after: { name: 'Made Suta' }, by: staff.uid, byName: 'Nyoman Arta' },
    ]);
    expect(await refusal(save({ ...input, name: 'Ketut Rai' }))).toBe('request-id-reused');
  });

  it('writes only changed fields, and refuses an outdated version', async () => {
    const crewId = await member();
    const { updatedAt } = await memberOf(crewId);
    const seen = updatedAt.getTime();
    const input = form({ crewId, seen, drives: false });
    await save(input);
    const after = await db.doc(`crew/${crewId}`).get();
    expect(after.get('seats')).toBeUndefined();
    expect((await eventsOf(`crew/${crewId}`))[1]).toMatchObject({
      before: { drives: true, seats: 4 },
      after: { drives: false, seats: null },
    });
    await save(input);
    expect(await refusal(save({ ...input, name: 'Ketut Rai' }))).toBe('crew-changed');
    expect((await memberOf(crewId)).name).toBe('Made Suta');
    const unknown = { ...input, crewId: randomUUID() };
    expect(await refusal(save(unknown))).toBe('crew-not-found');
  });

  it('refuses a person who neither drives nor guides, an invalid number, and guests as callers', async () => {
    expect(await refusal(save(form({ drives: false, guides: false })))).toBe('invalid-input');
    expect(await refusal(save(form({ phone: '12' })))).toBe('invalid-input');
    expect(await refusal(guest.call('saveCrew', form()))).toBe('sign-in-required');
  });
});

describe('assignCrew', () => {
  const assign = (
    id: string,
    crewId: string | null,
    seen: string | null,
    { caller = staff, kind = 'bookings', role = 'driver' } = {},
  ) => caller.call('assignCrew', { kind, id, role, crewId, seen });
  const driverOf = async (path: string) => (await db.doc(path).get()).get('driverId');

  it('assigns a job to a driver, logs the author, and unassigns it', async () => {
    const [crewId, id] = await Promise.all([member(), tour()]);
    await assign(id, crewId, null);
    await assign(id, crewId, null);
    expect(await driverOf(`bookings/${id}`)).toBe(crewId);
    await assign(id, null, crewId);
    expect(await driverOf(`bookings/${id}`)).toBeUndefined();
    expect(await eventsOf(`bookings/${id}`)).toMatchObject([
      { by: staff.uid, change: { what: 'crew', before: { driverId: null } } },
      { by: staff.uid, change: { what: 'crew', after: { driverId: null } } },
    ]);
  });

  it('accepts one of two at once, and tells the other who was first', async () => {
    const [made, ketut, id] = await Promise.all([
      member(),
      member({ name: 'Ketut Rai' }),
      transfer(),
    ]);
    const answers = await Promise.allSettled([
      assign(id, made, null, { kind: 'transfers' }),
      assign(id, ketut, null, { kind: 'transfers', caller: other }),
    ]);
    const [refused, ...more] = answers.filter(({ status }) => status === 'rejected');
    expect(more).toEqual([]);
    const name = (await driverOf(`transfers/${id}`)) === made ? 'Made Suta' : 'Ketut Rai';
    expect(refused).toMatchObject({
      reason: {
        details: {
          code: 'crew-stale',
          message: `Nyoman Arta was faster: the driver is ${name} now.`,
        },
      },
    });
    expect(await eventsOf(`transfers/${id}`)).toHaveLength(1);
  });

  it('refuses unsuitable crew, and jobs that need no crew', async () => {
    const [guide, left, made] = await Promise.all([
      member({ drives: false }),
      member({ active: false }),
      member(),
    ]);
    const [id, ride] = await Promise.all([tour(), transfer()]);
    const [over, stay] = await Promise.all([
      tour({ status: 'cancelled' }),
      tour({ bookingType: 'villa', villaId: 'one' }),
    ]);
    expect(await refusal(assign(id, guide, null))).toBe('crew-not-fit');
    expect(await refusal(assign(id, left, null))).toBe('crew-not-fit');
    expect(await refusal(assign(id, randomUUID(), null))).toBe('crew-not-found');
    expect(await refusal(assign(over, made, null))).toBe('request-closed');
    expect(await refusal(assign(stay, made, null))).toBe('crew-not-fit');
    const guided = { kind: 'transfers', role: 'guide' };
    expect(await refusal(assign(ride, made, null, guided))).toBe('crew-not-fit');
    expect(await refusal(assign(randomUUID(), made, null))).toBe('booking-not-found');
    expect(await refusal(assign(id, made, null, { caller: guest }))).toBe('sign-in-required');
    expect(await driverOf(`bookings/${id}`)).toBeUndefined();
  });
});

const open = async (key: string) =>
  ((await guest.call('openCrew', { key })) as { viewId: string }).viewId;
const view = async (key: string) =>
  crewViewSchema.parse((await db.doc(`crewViews/${await open(key)}`).get()).data());

describe('the page of a driver', () => {
  it('shows only the needed fields of each of their confirmed jobs', async ({ signal }) => {
    const crewId = await member();
    const key = await keyOf(crewId);
    const [id, ride] = await Promise.all([
      tour({ driverId: crewId, guideId: crewId }),
      transfer({ driverId: crewId, pickupDate: addDays(inDays(0), 7) }),
      tour({ driverId: crewId, status: 'pending' }),
      tour({ driverId: crewId, startDate: addDays(inDays(0), 8) }),
      tour({ driverId: crewId, startDate: inDays(-2) }),
      tour(),
    ]);
    const guestOfBoth = { customerName: 'Hannah Vogel', customerPhone: '+49 30 1234567' };
    await eventually(
      async () =>
        expect(await view(key)).toEqual({
          name: 'Made Suta',
          updatedAt: expect.any(Date),
          jobs: [
            {
              ...guestOfBoth,
              kind: 'bookings',
              id,
              part: 'tour',
              date: inDays(0),
              time: '07:30',
              what: 'Ubud Walk',
              roles: ['driver', 'guide'],
              guests: 2,
              hotel: 'Hotel Tugu',
            },
            {
              ...guestOfBoth,
              kind: 'transfers',
              id: ride,
              part: 'transfer',
              date: addDays(inDays(0), 7),
              time: '14:00',
              what: 'Airport transfer',
              roles: ['driver'],
              guests: 2,
              from: 'Airport (DPS)',
              to: 'Ubud',
              flight: 'GA 123',
            },
          ],
        }),
      signal,
    );
    // No other field passes the schema.
    const raw = (await db.doc(`crewViews/${await open(key)}`).get()).data();
    expect(raw?.['jobs']).toEqual((await view(key)).jobs);
  });

  it('adds newly assigned jobs and drops unassigned ones', async ({ signal }) => {
    const [made, ketut, id] = await Promise.all([member(), member(), tour()]);
    const keys = await Promise.all([keyOf(made), keyOf(ketut)]);
    const assign = (crewId: string, seen: string | null) =>
      staff.call('assignCrew', { kind: 'bookings', id, role: 'driver', crewId, seen });
    const have = async (of: readonly (readonly string[])[]) => {
      const views = await Promise.all(keys.map(view));
      expect(views.map(({ jobs }) => jobs.map((job) => job.id))).toEqual(of);
    };
    await assign(made, null);
    await eventually(() => have([[id], []]), signal);
    await assign(ketut, made);
    await eventually(() => have([[], [id]]), signal);
    await db.doc(`bookings/${id}`).update({ status: 'cancelled' });
    await eventually(() => have([[], []]), signal);
  });

  it('closes when the key is replaced and when they leave', async ({ signal }) => {
    const crewId = await member();
    const key = await keyOf(crewId);
    const viewId = await open(key);
    const answer = await staff.call('replaceCrewKey', { crewId });
    const { key: next } = answer as { key: string };
    expect(await refusal(open(key))).toBe('crew-link-not-found');
    expect((await db.doc(`crewViews/${viewId}`).get()).exists).toBe(false);
    expect((await view(next)).name).toBe('Made Suta');
    expect(await keyOf(crewId)).toBe(next);

    const nextView = await open(next);
    const { updatedAt } = await memberOf(crewId);
    await staff.call('saveCrew', form({ crewId, seen: updatedAt.getTime(), active: false }));
    expect(await refusal(open(next))).toBe('crew-link-not-found');
    await eventually(
      async () => expect((await db.doc(`crewViews/${nextView}`).get()).exists).toBe(false),
      signal,
    );
  });

  it('has a key that only staff can read; every wrong key gets the same error', async () => {
    const crewId = await member();
    const key = await keyOf(crewId);
    for (const wrong of ['', '/', '\uD800', key.slice(1), `${key} `, crewId]) {
      expect(await refusal(open(wrong))).toBe('crew-link-not-found');
    }
    const waiting = await suite.caller('none');
    for (const name of ['crewAddress', 'replaceCrewKey'] as const) {
      expect(await refusal(guest.call(name, { crewId }))).toBe('sign-in-required');
      expect(await refusal(waiting.call(name, { crewId }))).toBe('staff-only');
      expect(await refusal(staff.call(name, { crewId: randomUUID() }))).toBe('crew-not-found');
    }
  });
});

describe('tickByCrew', () => {
  const tick = (key: string, id: string, what: string | null, change: object = {}) =>
    guest.call('tickByCrew', { key, kind: 'bookings', id, part: 'tour', what, ...change });

  it('ticks a job with its author, and unticks it', async ({ signal }) => {
    const crewId = await member();
    const [key, id] = await Promise.all([keyOf(crewId), tour({ guideId: crewId })]);
    await tick(key, id, 'done');
    await tick(key, id, 'done');
    const stored = await db.doc(`bookings/${id}`).get();
    expect(stored.get('ticks.tour')).toMatchObject({
      what: 'done',
      by: 'crew',
      byName: 'Made Suta',
    });
    await eventually(
      async () => expect((await view(key)).jobs[0]?.tick).toMatchObject({ what: 'done' }),
      signal,
    );
    await tick(key, id, null);
    expect((await db.doc(`bookings/${id}`).get()).get('ticks.tour')).toBeUndefined();
    expect(await eventsOf(`bookings/${id}`)).toMatchObject([
      { by: 'crew', byName: 'Made Suta', change: { what: 'tick' } },
      { by: 'crew', byName: 'Made Suta', change: { what: 'tick', after: { 'ticks.tour': null } } },
    ]);
  });

  it('refuses jobs of others, other days and parts, and a wrong key', async () => {
    const [made, ketut] = await Promise.all([member(), member()]);
    const [key, theirs, pending, early, ride, own] = await Promise.all([
      keyOf(made),
      tour({ driverId: ketut }),
      tour({ driverId: made, status: 'pending' }),
      tour({ driverId: made, startDate: inDays(2) }),
      transfer({ driverId: made, pickupDate: inDays(-2) }),
      tour({ driverId: made }),
    ]);
    for (const id of [theirs, pending, early, randomUUID()]) {
      expect(await refusal(tick(key, id, 'done'))).toBe('not-your-job');
      expect((await db.doc(`bookings/${id}`).get()).get('ticks')).toBeUndefined();
    }
    const transferTick = { kind: 'transfers', part: 'transfer' };
    expect(await refusal(tick(key, ride, 'done', transferTick))).toBe('not-your-job');
    expect(await refusal(tick(key, own, 'done', { part: 'check-in' }))).toBe('not-your-job');
    expect(await refusal(tick(`${key}x`, own, 'done'))).toBe('crew-link-not-found');
    expect(await refusal(tick(key, own, 'no-show'))).toBe('done');
  });
});
