import { randomUUID } from 'node:crypto';
import { sampleTours } from '@selasar/domain/samples';
import { deleteApp, getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { afterAll, expect, it, vi } from 'vitest';
import { createBookingForGuest } from '../../../functions/src/requests/createBooking.ts';
import { setBookingStatus, setTransferStatus } from '../../../functions/src/requests/setStatus.ts';
import { db } from '../../../functions/src/platform/firestore.ts';
import { changeRole } from '../../../functions/src/people/roles.ts';
import { setRole, refuseRegistration } from '../../../functions/src/people/team.ts';
import { repairStats } from '../../../functions/src/stats/recount.ts';
import { createTransferForGuest } from '../../../functions/src/requests/createTransfer.ts';
import { inDays, alternatives } from '../support/offer.ts';
import { callHere, enrolHere, type Callable } from './callHere.ts';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-late-removal'));
vi.mock('firebase-functions/logger');
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const admin = () => ({ uid: randomUUID(), role: 'admin' as const });
const step = { from: 'pending', to: 'confirmed' };
/** Fields that bookings and transfers share. */
const pending = async (path: string) => {
  await db.doc(path).set({
    ...alternatives.transfer(),
    ...alternatives.tour(),
    customerEmail: 'hannah@example.com',
    tourId: 'a-tour',
    itemName: 'Test Tour',
    endDate: inDays(3),
    totalPrice: 182,
    totalAmount: 50,
    isStandalone: true,
    status: 'pending',
    createdAt: Timestamp.now(),
    updatedAt: Timestamp.now(),
  });
};
const waiting = async (uid: string) => {
  const email = `${uid}@example.com`;
  await getAuth().createUser({ uid, email, emailVerified: true });
  const createdAt = FieldValue.serverTimestamp();
  await db.doc(`users/${uid}`).set({ email, fullName: 'Nyoman Arta', role: 'pending', createdAt });
};

interface Power {
  callable: Callable<unknown>;
  path: (id: string) => string;
  input: (id: string) => object;
  prepare: (id: string) => Promise<void>;
  /** The part of the input that is logged; by default all of it. */
  told?: (id: string) => object;
}
const powers: Record<string, Power> = {
  setBookingStatus: {
    callable: setBookingStatus,
    path: (id) => `bookings/${id}`,
    input: (bookingId) => ({ bookingId, ...step }),
    prepare: (id) => pending(`bookings/${id}`),
  },
  createBookingForGuest: {
    callable: createBookingForGuest,
    path: (id) => `bookings/${id}`,
    input: (requestId) => ({
      ...alternatives.tour(),
      requestId,
      itemId: sampleTours[0]!.slug,
      customerEmail: '',
      customerPhone: '0812 3456 7890',
      status: 'confirmed',
      overrides: [],
    }),
    prepare: async () => {
      await db.doc(`tours/${sampleTours[0]!.slug}`).set({ ...sampleTours[0]! });
    },
    told: (bookingId) => ({ bookingId, status: 'confirmed' }),
  },
  createTransferForGuest: {
    callable: createTransferForGuest,
    path: (id) => `transfers/${id}`,
    input: (requestId) => ({
      ...alternatives.transfer(),
      requestId,
      vehicleId: '',
      hotelName: '',
      customerEmail: '',
      status: 'confirmed',
      overrides: [],
    }),
    prepare: async () => undefined,
    told: (transferId) => ({ transferId, status: 'confirmed' }),
  },
  setTransferStatus: {
    callable: setTransferStatus,
    path: (id) => `transfers/${id}`,
    input: (transferId) => ({ transferId, ...step }),
    prepare: (id) => pending(`transfers/${id}`),
  },
  setRole: {
    callable: setRole,
    path: (id) => `users/${id}`,
    input: (uid) => ({ uid, role: 'admin' }),
    prepare: waiting,
  },
  refuseRegistration: {
    callable: refuseRegistration,
    path: (id) => `users/${id}`,
    input: (uid) => ({ uid }),
    prepare: waiting,
  },
  repairStats: {
    callable: repairStats,
    path: () => 'stats/overview',
    input: () => ({}),
    prepare: async () => {
      await db.doc('stats/overview').set({ tours: { total: 7 } });
    },
  },
};

it.each(Object.keys(powers))(
  '%s writes nothing if its caller is removed after it starts',
  async (name) => {
    const { callable, path, input, prepare, told = input } = powers[name]!;
    const id = randomUUID();
    const [leaving, staying] = [admin(), admin()];
    await Promise.all([enrolHere(leaving), enrolHere(staying), prepare(id)]);
    const before = (await db.doc(path(id)).get()).updateTime;
    const run = db.runTransaction.bind(db);
    const start = vi.spyOn(db, 'runTransaction').mockImplementationOnce(async (work, options) => {
      await run(async (transaction) => {
        transaction.update(db.doc(`users/${leaving.uid}`), { role: 'pending' });
      });
      return run(work, options as never);
    });
    await expect(callHere(callable, input(id), leaving)).rejects.toMatchObject({
      details: { code: 'staff-only' },
    });
    expect(start).toHaveBeenCalled();
    start.mockRestore();
    expect((await db.doc(path(id)).get()).updateTime).toEqual(before);
    // The same call by a person with the role succeeds, and the log names the author.
    await callHere(callable, input(id), staying);
    const logged = [...vi.mocked(logger.info).mock.calls, ...vi.mocked(logger.warn).mock.calls];
    expect(logged.map(([, facts]) => facts)).toContainEqual(
      expect.objectContaining({ ...told(id), by: staying.uid }),
    );
    expect((await db.doc(path(id)).get()).updateTime).not.toEqual(before);
  },
);

it('when two admins remove each other at once, one remains', async () => {
  const [one, two] = [admin(), admin()];
  await db.recursiveDelete(db.collection('users'));
  for (const { uid } of [one, two]) {
    const email = `${uid}@example.com`;
    await getAuth().createUser({ uid, email, emailVerified: true });
    await changeRole({ auth: getAuth(), db }, uid, 'admin');
  }
  await Promise.allSettled([
    callHere(setRole, { uid: two.uid, role: 'pending' }, one),
    callHere(setRole, { uid: one.uid, role: 'pending' }, two),
  ]);
  const admins = await db.collection('users').where('role', '==', 'admin').get();
  expect(admins.size).toBe(1);
});
