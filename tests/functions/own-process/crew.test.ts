import { randomBytes, randomUUID } from 'node:crypto';
import { baliDate } from '@selasar/domain/core';
import { type CrewRole, crewViewSchema } from '@selasar/domain/crew';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as firestore from '../../../functions/src/platform/firestore.ts';
import type * as saveCrew from '../../../functions/src/crew/saveCrew.ts';
import type * as crewLink from '../../../functions/src/crew/crewLink.ts';
import type * as publishAllCrew from '../../../functions/src/crew/publishCrew.ts';
import type * as assignCrew from '../../../functions/src/crew/assignCrew.ts';
import type * as ticks from '../../../functions/src/crew/ticks.ts';
import { callHere, enrolHere, type Callable } from '../in-process/callHere.ts';
import { guard } from '../in-process/guarded.ts';

vi.hoisted(() => {
  // Its own project, so that no trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-crew');
  vi.stubEnv('GUESSES_PER_ADDRESS', '5');
  vi.stubEnv('REQUESTS_PER_ADDRESS', '20');
});
vi.mock('../../../functions/src/platform/firestore.ts', async (original) => {
  const { guarded } = await import('../in-process/guarded.ts');
  return guarded(original);
});
// Counters are per hour: the clock stands still, so the hour does not end.
vi.setSystemTime(new Date('2026-11-22T09:30:00Z'));

const written: string[] = [];
const staff = { uid: randomUUID(), role: 'staff' } as const;
let functions: typeof saveCrew &
  typeof crewLink &
  typeof publishAllCrew &
  typeof assignCrew &
  typeof ticks;
let db: typeof firestore.db;

beforeAll(async () => {
  for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation(
      (line: unknown) => void written.push(String(line)),
    );
  }
  // Imported only now, because the logger keeps the console that it finds.
  functions = {
    ...(await import('../../../functions/src/crew/saveCrew.ts')),
    ...(await import('../../../functions/src/crew/publishCrew.ts')),
    ...(await import('../../../functions/src/crew/assignCrew.ts')),
    ...(await import('../../../functions/src/crew/crewLink.ts')),
    ...(await import('../../../functions/src/crew/ticks.ts')),
  };
  ({ db } = await import('../../../functions/src/platform/firestore.ts'));
  await enrolHere(staff);
});
beforeEach(() => {
  guard.isOn = true;
  written.length = 0;
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

type Answer = Record<string, unknown>;
const details = async (call: Promise<unknown>): Promise<Answer> =>
  call.then(
    (answer) => answer as Answer,
    (error: { details: Answer }) => error.details,
  );

async function member(): Promise<{ crewId: string; key: string }> {
  const crewId = randomUUID();
  const form = {
    name: 'Made Suta',
    phone: '+62 812 3456 7890',
    languages: [],
    drives: true,
    guides: true,
    seats: 4,
    daysOff: [],
    active: true,
  };
  await callHere(functions.saveCrew, { ...form, crewId }, staff);
  const { key } = await callHere(functions.crewAddress, { crewId }, staff);
  return { crewId, key };
}

async function tour(fields: object = {}): Promise<string> {
  const id = randomUUID();
  const today = baliDate(new Date());
  await db.doc(`bookings/${id}`).create({
    bookingType: 'tour',
    itemName: 'Ubud Walk',
    startDate: today,
    endDate: today,
    numberOfGuests: 2,
    customerName: 'Hannah Vogel',
    customerEmail: 'hannah@example.com',
    totalPrice: 91,
    status: 'confirmed',
    createdAt: Timestamp.now(),
    updatedAt: Timestamp.now(),
    ...fields,
  });
  return id;
}

it('each night rewrites every page once, however often the job runs', async () => {
  const { crewId } = await member();
  const id = await tour({ guideId: crewId });
  const scheduleTime = new Date().toISOString();
  await Promise.all([
    functions.publishAllCrew.run({ scheduleTime }),
    functions.publishAllCrew.run({ scheduleTime }),
  ]);
  const viewId: unknown = (await db.doc(`crewKeys/${crewId}`).get()).get('viewId');
  const view = crewViewSchema.parse((await db.doc(`crewViews/${String(viewId)}`).get()).data());
  expect(view.jobs.map((job) => job.id)).toEqual([id]);
});

describe('parallel assignments of one job', () => {
  const people = 30;

  /** The number of successful calls, and of changes in the history. */
  async function race(role: CrewRole) {
    const crew = await Promise.all(Array.from({ length: people }, member));
    const id = await tour();
    const answers = await Promise.all(
      crew.map(({ crewId }) =>
        details(
          callHere(functions.assignCrew, { kind: 'bookings', id, role, crewId, seen: null }, staff),
        ),
      ),
    );
    const events = await db.collection(`bookings/${id}/events`).get();
    const stale = answers.filter(({ code }) => code === 'crew-stale').length;
    return { done: answers.filter(({ code }) => code === undefined).length, stale, events };
  }

  it('accept one each time, and tell all others who was first', { timeout: 60_000 }, async () => {
    for (const role of ['driver', 'guide', 'driver'] as const) {
      const { done, stale, events } = await race(role);
      const all = { done: 1, stale: people - 1, events: 1 };
      expect({ done, stale, events: events.size }).toEqual(all);
    }
  });

  it('would accept several without the write preconditions', async () => {
    guard.off(people);
    expect((await race('guide')).done).toBeGreaterThan(1);
  });
});

const freshAddress = () => `192.0.2.${randomUUID()}`;
const guess = () => randomBytes(24).toString('base64url');
/** Calls as a driver, from a public IP address. */
const call = <Result>(
  operation: Callable<Result>,
  data: object,
  address: string,
): Promise<Answer> =>
  details(
    operation.run({
      data,
      rawRequest: { headers: { 'x-forwarded-for': address }, ip: address, socket: {} },
      acceptsStreaming: false,
    } as unknown as CallableRequest<unknown>),
  );

describe('the key of a driver', () => {
  it('is protected against guessing without affecting others', async () => {
    const { crewId, key } = await member();
    const id = await tour({ driverId: crewId });
    const [guesser, office] = [freshAddress(), freshAddress()];
    const tick = { kind: 'bookings', id, part: 'tour', what: 'done' };
    const codes: unknown[] = [];
    for (let n = 0; n < 6; n += 1) {
      const answer =
        n % 2 === 0
          ? await call(functions.openCrew, { key: guess() }, guesser)
          : await call(functions.tickByCrew, { ...tick, key: guess() }, guesser);
      codes.push(answer['code']);
    }
    expect(codes).toEqual([
      ...Array.from({ length: 5 }, () => 'crew-link-not-found'),
      'too-many-requests',
    ]);
    const late = await call(functions.tickByCrew, { ...tick, key }, guesser);
    expect(late['code']).toBe('too-many-requests');
    expect((await db.doc(`bookings/${id}`).get()).get('ticks')).toBeUndefined();
    for (let n = 0; n < 8; n += 1) {
      expect(await call(functions.openCrew, { key }, office)).toHaveProperty('viewId');
    }
  });

  it('allows as many ticks an hour as a driver needs, but not as a bot would send', async () => {
    const { crewId, key } = await member();
    const id = await tour({ driverId: crewId });
    const [program, office] = [freshAddress(), freshAddress()];
    const tick = { key, kind: 'bookings', id, part: 'tour' };
    const codes: unknown[] = [];
    for (let n = 0; n < 21; n += 1) {
      const what = n % 2 === 0 ? 'done' : null;
      codes.push((await call(functions.tickByCrew, { ...tick, what }, program))['code']);
    }
    expect(codes).toEqual([...Array.from({ length: 20 }, () => undefined), 'too-many-requests']);
    expect(await call(functions.tickByCrew, { ...tick, what: 'done' }, office)).toEqual({
      what: 'done',
    });
  });

  it('is one of 2^192, and never logged', async () => {
    const { crewId, key } = await member();
    const wrong = guess();
    const id = await tour({ driverId: crewId });
    expect(Buffer.from(key, 'base64url')).toHaveLength(24);
    await call(functions.openCrew, { key }, freshAddress());
    await call(functions.openCrew, { key: wrong }, freshAddress());
    const tick = { key, kind: 'bookings', id, part: 'tour', what: 'done' };
    await call(functions.tickByCrew, tick, freshAddress());
    expect(written.length).toBeGreaterThan(0);
    for (const secret of [key, wrong]) expect(written.join('\n')).not.toContain(secret);
  });
});
