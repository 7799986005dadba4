import { deleteApp, getApp } from 'firebase-admin/app';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as callables from '../../../functions/src/callables.ts';
import { db } from '../../../functions/src/platform/firestore.ts';
import { addTrip } from '../support/travel.ts';
import { callHere, enrolHere, type Callable } from './callHere.ts';

vi.hoisted(() => {
  // Its own project, so that no trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-side-by-side');
});
vi.mock('firebase-functions/logger');

const person = { uid: 'made', role: 'staff' as const };
beforeAll(() => enrolHere(person));
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

/** Calls an operation of the function `staff` by its path. */
const at = (path: string): Callable<unknown> => ({
  run: (request: CallableRequest<unknown>) => {
    const rawRequest = Object.assign(request.rawRequest, { path });
    return callables.staff.run({ ...request, rawRequest });
  },
});

it('a slow operation does not block others of its function', async () => {
  const { book } = await addTrip(db);
  const [slow, other] = [await book(), await book({ status: 'pending' })];
  const done: string[] = [];
  const notes = { kind: 'bookings', seen: '', notes: 'Vegetarian' };
  // Loads the operation first, so the slow call is running when the other one arrives.
  await callHere(at('/setNotes'), { ...notes, id: other }, person);
  let noting: Promise<unknown> = Promise.resolve();
  // The booking is locked, so writes to it wait.
  await db.runTransaction(async (transaction) => {
    await transaction.get(db.doc(`bookings/${slow}`));
    noting = callHere(at('/setNotes'), { ...notes, id: slow }, person).then(() =>
      done.push('notes'),
    );
    const status = { bookingId: other, from: 'pending', to: 'confirmed' };
    await callHere(at('/setBookingStatus'), status, person);
    done.push('confirmation');
  });
  await noting;
  expect(done).toEqual(['confirmation', 'notes']);
});

it('calls of staff share a server, except calendar imports, which have their own', () => {
  const needs = (callable: object): unknown => Reflect.get(callable, '__endpoint');
  expect(needs(callables.fetchFeed)).toMatchObject({ concurrency: 1 });
  expect(needs(callables.staff)).not.toMatchObject({ concurrency: 1 });
});
