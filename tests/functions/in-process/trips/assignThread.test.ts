import { randomUUID } from 'node:crypto';
import { subcollections } from '@selasar/domain/core';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { undoChange } from '../../../../functions/src/requests/undo.ts';
import { listColleagues } from '../../../../functions/src/people/team.ts';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { assignThread } from '../../../../functions/src/requests/thread/answerGuest.ts';
import { callHere, enrolHere } from '../callHere.ts';
import {
  addTour,
  asGuestsAndStaff,
  bookTour,
  bookTransfer,
  refusalOf,
  staff,
  stored,
  type Held,
} from './guestRequests.ts';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-assign-thread'));
vi.mock('firebase-functions/logger');

asGuestsAndStaff();
const ayu = { uid: randomUUID(), role: 'admin' as const };
const former = { uid: randomUUID(), role: 'pending' as const };
beforeAll(() => Promise.all([ayu, former].map(enrolHere)));

const assign = ({ kind, id }: Held, assignee: string | null, seen: string | null, by = staff) =>
  callHere(assignThread, { kind, id, assignee, seen }, by);
const changesOf = async ({ kind, id }: Held) =>
  (await db.collection(`${kind}/${id}/${subcollections.events}`).orderBy('at').get()).docs.filter(
    (event) => event.get('change.what') === 'assigned',
  );
const me = { uid: staff.uid, name: 'Made Wirawan' };

describe('a thread', () => {
  it('is taken, handed over and released; the history has who did it', async () => {
    const held = await bookTour(await addTour(), 9);
    const { updatedAt: _, ...before } = await stored(held);
    expect(await assign(held, staff.uid, null)).toEqual({ assignee: me });
    expect(await stored(held)).toEqual({
      ...before,
      assignee: me,
      updatedAt: expect.any(Timestamp),
    });
    await assign(held, ayu.uid, staff.uid);
    await assign(held, null, ayu.uid);
    expect(await stored(held)).not.toHaveProperty('assignee');
    const changes = await changesOf(held);
    expect(changes.map((event) => event.get('change.after.assignee.uid') ?? null)).toEqual([
      staff.uid,
      ayu.uid,
      null,
    ]);
    expect(changes[0]?.data()).toMatchObject({ by: staff.uid, byName: 'Made Wirawan' });
  });

  it('of a transfer can be assigned, and it is undone from the history', async () => {
    const held = await bookTransfer();
    await assign(held, ayu.uid, null);
    const [event] = await changesOf(held);
    const { kind, id } = held;
    await callHere(undoChange, { kind, id, eventId: event?.id }, staff);
    expect(await stored(held)).not.toHaveProperty('assignee');
  });

  it('is written once by the same call twice, and refused to who saw an older state', async () => {
    const held = await bookTour(await addTour(), 9);
    await assign(held, staff.uid, null);
    await assign(held, staff.uid, null);
    expect(await changesOf(held)).toHaveLength(1);
    expect(await refusalOf(assign(held, ayu.uid, null))).toMatchObject({
      code: 'assignee-changed',
      message: 'Made Wirawan has it in the meantime.',
    });
    await assign(held, null, staff.uid);
    expect(await refusalOf(assign(held, ayu.uid, staff.uid))).toMatchObject({
      message: 'It was released in the meantime.',
    });
  });

  it('is taken by one of two at once', async () => {
    const held = await bookTour(await addTour(), 9);
    const both = await Promise.allSettled([
      assign(held, staff.uid, null),
      assign(held, ayu.uid, null),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await changesOf(held)).toHaveLength(1);
  });

  it.each([former.uid, 'nobody-of-this-name'])(
    'is not given to somebody who does not work here: %s',
    async (uid) => {
      const held = await bookTour(await addTour(), 9);
      expect(await refusalOf(assign(held, uid, null))).toMatchObject({ code: 'not-a-colleague' });
      expect(await refusalOf(assign(held, staff.uid, null, former as never))).toMatchObject({
        code: 'staff-only',
      });
      expect(await stored(held)).not.toHaveProperty('assignee');
    },
  );
});

it('staff get the names of those who work here, and nothing else of them', async () => {
  const { colleagues } = await callHere(listColleagues, {}, staff);
  expect(colleagues).toHaveLength(2);
  expect(colleagues).toEqual(expect.arrayContaining([me, { uid: ayu.uid, name: 'Made Wirawan' }]));
  expect(await refusalOf(callHere(listColleagues, {}, former))).toMatchObject({
    code: 'staff-only',
  });
});
