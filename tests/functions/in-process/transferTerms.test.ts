import { randomUUID } from 'node:crypto';
import type { UserRole } from '@selasar/domain/core';
import { transfer, type TransferTerms } from '@selasar/domain/pricing';
import { transferSchema } from '@selasar/domain/requests';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firestore.ts';
import { createTransfer } from '../../../functions/src/requests/createTransfer.ts';
import { setTransferTerms } from '../../../functions/src/offers/settings.ts';
import { inDays, alternatives } from '../support/offer.ts';
import { callHere, enrolHere } from './callHere.ts';

vi.hoisted(() => {
  // Its own project, because the terms apply to all transfers.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-transfer-terms');
  vi.stubEnv('REQUESTS_PER_ADDRESS', '10000');
  vi.stubEnv('REQUESTS_PER_EMAIL', '1000');
  vi.stubEnv('OPEN_REQUESTS_PER_EMAIL', '1000');
});
vi.mock('firebase-functions/logger');

const terms = db.doc('terms/transfers');
const sedan = { id: 'sedan', name: 'Sedan', passengers: 3, luggage: 3, priceUsd: 45 };
const minivan = { id: 'minivan', name: 'Minivan', passengers: 6, luggage: 6, priceUsd: 65 };

beforeEach(() => terms.delete());
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const book = (change: object = {}) => {
  const requestId = randomUUID();
  const input = {
    ...alternatives.transfer(),
    requestId,
    customerEmail: `${requestId}@example.com`,
    ...change,
  };
  return { requestId, input, answer: callHere(createTransfer, input) };
};
const stored = async (id: string) => (await db.doc(`transfers/${id}`).get()).data();
const refusal = (code: string, field: string, problem?: string) => ({
  details: { code, field, ...(problem ? { problem } : {}) },
});

describe('a transfer', () => {
  it('has the default price and no vehicle if no terms are set', async () => {
    const { requestId, answer } = book({ shownTotal: 50 });
    expect(await answer).toMatchObject({ totalAmount: 50 });
    const found = await stored(requestId);
    expect(found).toMatchObject({ totalAmount: 50 });
    expect(Object.keys(found ?? {})).not.toEqual(expect.arrayContaining(['vehicle']));
    expect(found).not.toHaveProperty('vehicleId');
    expect(found).not.toHaveProperty('shownTotal');
  });

  it('has the price of its vehicle, can be searched by the vehicle’s name, and keeps both', async () => {
    await terms.set({ vehicles: [sedan, minivan] });
    const { requestId, input, answer } = book({ vehicleId: 'minivan', shownTotal: 65 });
    expect(await answer).toMatchObject({ totalAmount: 65, vehicle: 'Minivan' });
    await terms.set({ vehicles: [sedan, { ...minivan, name: 'Van', priceUsd: 80 }] });
    expect(await stored(requestId)).toMatchObject({
      vehicle: 'Minivan',
      vehicleId: 'minivan',
      totalAmount: 65,
      searchTerms: expect.arrayContaining(['miniv']),
    });
    // A repeated request is the same transfer, whatever has changed since.
    expect(await callHere(createTransfer, input)).toMatchObject({ totalAmount: 65 });
    const mails = await db.collection('mail').where('to', '==', input.customerEmail).get();
    expect(mails.docs.map((mail) => mail.get('message.text') as string)).toEqual([
      expect.stringMatching(/Vehicle: Minivan\nTotal: \$65/),
    ]);
  });

  it('is refused if the price differs from the one that the guest saw', async () => {
    await terms.set({ vehicles: [{ ...minivan, priceUsd: 80 }] });
    const { requestId, answer } = book({ vehicleId: 'minivan', shownTotal: 65 });
    await expect(answer).rejects.toMatchObject({
      details: { code: 'price-changed', message: expect.stringContaining('it is $80 now') },
    });
    expect(await stored(requestId)).toBeUndefined();
    // A page loaded before vehicles were set shows the single price.
    const old = book({ shownTotal: 50 });
    await expect(old.answer).rejects.toMatchObject(
      refusal('invalid-input', 'vehicleId', 'vehicle-missing'),
    );
  });

  it.each([
    ['a vehicle that is too small', { vehicleId: 'sedan', passengers: 4 }, 'vehicle-too-small'],
    ['too much luggage for it', { vehicleId: 'sedan', luggage: 4 }, 'vehicle-too-small'],
    ['a vehicle that is gone', { vehicleId: 'bus' }, 'vehicle-gone'],
    ['no vehicle', {}, 'vehicle-missing'],
  ])('is refused with %s', async (_, change, problem) => {
    await terms.set({ vehicles: [sedan, minivan] });
    const { requestId, answer } = book(change);
    await expect(answer).rejects.toMatchObject(refusal('invalid-input', 'vehicleId', problem));
    expect(await stored(requestId)).toBeUndefined();
  });

  it('is accepted only within the times of the terms', async () => {
    // 09:30 in Bali.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-01T01:30:00Z') });
    await terms.set({ leadHours: 6, hours: { from: '08:00', to: '01:00' } });
    const outcomes = await Promise.all(
      ['2027-06-01', '2027-06-02'].flatMap((pickupDate) =>
        transfer.pickupTimes.map(async (pickupTime) => {
          const { answer } = book({ pickupDate, pickupTime });
          return answer.then(
            () => 'taken',
            (error: { details: { problem: string } }) => error.details.problem,
          );
        }),
      ),
    );
    const times = (count: number, outcome: string) => Array.from({ length: count }, () => outcome);
    expect(outcomes).toEqual([
      ...times(10, 'time-in-past'),
      ...times(6, 'too-soon'),
      ...times(8, 'taken'),
      ...times(2, 'taken'),
      ...times(6, 'outside-service'),
      ...times(16, 'taken'),
    ]);
  });

  it('is checked by the day in Bali, where it is already tomorrow', async () => {
    // 20:30 on 31 May in Europe, 02:30 on 1 June in Bali.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-31T18:30:00Z') });
    await terms.set({ leadHours: 1 });
    const early = book({ pickupDate: '2027-06-01', pickupTime: '03:00' });
    await expect(early.answer).rejects.toMatchObject({
      details: {
        problem: 'too-soon',
        message:
          'We need 1 hour to send a car. The earliest pickup is at 04:00 on Jun 1, 2027 (Bali time).',
      },
    });
    const late = book({ pickupDate: '2027-05-31', pickupTime: '23:00' });
    await expect(late.answer).rejects.toMatchObject(refusal('invalid-input', 'pickupDate'));
    await expect(
      book({ pickupDate: '2027-06-01', pickupTime: '04:00' }).answer,
    ).resolves.toBeDefined();
  });

  it('is refused at Nyepi, from six in the morning until six the next', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T00:00:00Z') });
    const at = (pickupDate: string, pickupTime: string) => book({ pickupDate, pickupTime }).answer;
    await expect(at('2026-03-19', '05:00')).resolves.toBeDefined();
    await expect(at('2026-03-19', '06:00')).rejects.toMatchObject({
      details: {
        field: 'pickupTime',
        problem: 'roads-closed',
        message: expect.stringMatching(
          /Nyepi.*The next pickup is at 06:00 on Mar 20, 2026 \(Bali time\)\.$/,
        ),
      },
    });
    await expect(at('2026-03-20', '05:00')).rejects.toMatchObject({
      details: { problem: 'roads-closed' },
    });
    await expect(at('2026-03-20', '06:00')).resolves.toBeDefined();
  });

  it('is refused at any price if the terms are invalid; guests see whom to ask', async () => {
    await terms.set({ vehicles: [{ ...minivan, priceUsd: 'sixty' }] });
    const { requestId, answer } = book({ vehicleId: 'minivan' });
    await expect(answer).rejects.toMatchObject({
      details: {
        code: 'terms-damaged',
        message:
          'Airport transfers cannot be booked here at the moment. Please contact us on WhatsApp or by email.',
      },
    });
    expect(await stored(requestId)).toBeUndefined();
    expect(logger.error).toHaveBeenCalledWith(expect.stringContaining('damaged'), {
      document: 'terms/transfers',
      requestId: expect.any(String),
    });
  });

  it('is accepted with terms of an older version, whose missing fields count as unset', async () => {
    await terms.set({ leadHours: 2, updatedAt: Timestamp.now(), zones: ['south'] });
    await expect(book().answer).resolves.toMatchObject({ totalAmount: 50 });
  });

  it('from before vehicles existed is still readable', async () => {
    const { requestId, input } = book();
    const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
    const { customerEmail, requestId: _, ...asked } = input;
    const old = { ...asked, customerEmail, totalAmount: 50, isStandalone: true, status: 'pending' };
    const { vehicle, vehicleId, totalAmount } = transferSchema.parse({
      id: requestId,
      ...old,
      ...times,
    });
    expect([vehicle, vehicleId, totalAmount]).toEqual([undefined, undefined, 50]);
  });
});

describe('setTransferTerms', () => {
  const person = async (role: UserRole) => {
    const one = { uid: randomUUID(), role };
    await enrolHere(one);
    return one;
  };
  const set = async (
    seen: number | null,
    changes: Partial<TransferTerms>,
    role: UserRole = 'staff',
  ) => callHere(setTransferTerms, { seen, changes }, await person(role));
  const version = async () => ((await terms.get()).get('updatedAt') as Timestamp).toMillis();

  it('writes only changed terms, with the time', async () => {
    expect(await set(null, { leadHours: 6 })).toEqual({ changed: ['leadHours'] });
    expect((await terms.get()).data()).toEqual({ leadHours: 6, updatedAt: expect.any(Timestamp) });
    const before = await version();
    const hours = { from: '06:00', to: '22:00' };
    expect(await set(before, { leadHours: 6, hours })).toEqual({ changed: ['hours'] });
    expect((await terms.get()).data()).toEqual({
      leadHours: 6,
      hours,
      updatedAt: expect.any(Timestamp),
    });
  });

  it('logs the author and the changed terms', async () => {
    const edits = db.collection('edits').where('of', '==', 'terms/transfers');
    await Promise.all((await edits.get()).docs.map(({ ref }) => ref.delete()));
    const one = await person('staff');
    const change = async (changes: Partial<TransferTerms>) =>
      callHere(setTransferTerms, { seen: await seen(), changes }, one);
    const seen = async () => ((await terms.get()).exists ? version() : null);
    await change({ leadHours: 6 });
    await change({ leadHours: 6 });
    await change({ leadHours: 8, vehicles: [sedan] });
    const logged = (await edits.get()).docs.map((edit) => edit.data());
    expect(logged.toSorted((a, b) => a['at'].toMillis() - b['at'].toMillis())).toMatchObject([
      { what: 'created', before: {}, after: { leadHours: 6 }, by: one.uid },
      {
        what: 'changed',
        name: 'Transfer terms',
        before: { leadHours: 6 },
        after: { leadHours: 8, vehicles: [sedan] },
      },
    ]);
  });

  it('refuses an outdated version with an explanation, and overwrites nothing', async () => {
    await set(null, { leadHours: 6 });
    const seen = await version();
    await set(seen, { vehicles: [minivan] });
    await expect(set(seen, { vehicles: [sedan] })).rejects.toMatchObject({
      details: {
        code: 'terms-changed',
        message: 'Somebody else has changed the terms in the meantime.',
      },
    });
    expect((await terms.get()).get('vehicles')).toEqual([minivan]);
  });

  it('accepts one of many parallel calls, even for the first version', async () => {
    const hours = Array.from({ length: 20 }, (_, i) => i + 1);
    const outcomes = await Promise.allSettled(hours.map((leadHours) => set(null, { leadHours })));
    const won = outcomes.flatMap(({ status }, i) => (status === 'fulfilled' ? [hours[i]] : []));
    expect(won).toEqual([(await terms.get()).get('leadHours')]);
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue;
      expect(outcome.reason).toMatchObject({ details: { code: 'terms-changed' } });
    }
  });

  it('changes nothing when a call is repeated after a lost response', async () => {
    await set(null, { leadHours: 6 });
    const at = await version();
    expect(await set(null, { leadHours: 6 })).toEqual({ changed: [] });
    expect(await version()).toBe(at);
  });

  it('repairs invalid terms', async () => {
    await terms.set({ leadHours: 'six', updatedAt: 'yesterday' });
    await set(null, { leadHours: 6 });
    await expect(book({ pickupDate: inDays(3) }).answer).resolves.toBeDefined();
  });

  it.each(['pending', undefined] as const)('refuses a person who is %s', async (role) => {
    const call = role
      ? set(null, { leadHours: 6 }, role)
      : callHere(setTransferTerms, { seen: null, changes: { leadHours: 6 } });
    await expect(call).rejects.toMatchObject({
      details: { code: role ? 'staff-only' : 'sign-in-required' },
    });
    expect((await terms.get()).exists).toBe(false);
  });

  it('refuses an invalid term, and names the field', async () => {
    await expect(set(null, { vehicles: [{ ...minivan, priceUsd: 0 }] })).rejects.toMatchObject({
      details: { code: 'invalid-input', field: 'changes.vehicles.0.priceUsd' },
    });
  });
});
