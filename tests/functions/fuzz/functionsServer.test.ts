import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { triggerKey } from '../../../scripts/suite/schedules.ts';
import { deliverBookingEvent } from '../support/bookingEvent.ts';
import { eventually } from '../support/eventually.ts';
import { alternatives } from '../support/offer.ts';
import { figuresAndRecount } from '../support/recounted.ts';
import { functionsHost, openSuite, projectId } from '../support/suite.ts';
import { functionsServers } from '../support/functionsServer.ts';

const suite = openSuite();
const { db } = suite;
const timeout = 300_000;

/** Documents of the server's making, gone after the tests. */
async function add(collection: string, count: number, fields: object): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  suite.later(() => inBatches(ids, (batch, id) => batch.delete(db.doc(`${collection}/${id}`))));
  const data = { ...fields, createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  await inBatches(ids, (batch, id) => batch.set(db.doc(`${collection}/${id}`), data));
  return ids;
}
async function inBatches(
  ids: string[],
  write: (batch: FirebaseFirestore.WriteBatch, id: string) => unknown,
) {
  for (let from = 0; from < ids.length; from += 20) {
    const batch = db.batch();
    for (const id of ids.slice(from, from + 20)) write(batch, id);
    await batch.commit();
  }
}

it(
  'no event is lost while the server that handles them is killed',
  { timeout },
  async ({ signal }) => {
    let isWriting = true;
    let killed = 0;
    const kill = async () => {
      while (isWriting) {
        for (const pid of functionsServers()) {
          process.kill(pid, 'SIGKILL');
          killed += 1;
        }
        await setTimeout(400);
      }
    };
    const killing = kill();
    const price = { totalPrice: 12.25 };
    const ids = await add('bookings', 340, { status: 'pending', ...price });
    await eventually(async () => expect(killed).toBeGreaterThanOrEqual(3), signal);
    await inBatches(ids, (batch, id) =>
      batch.update(db.doc(`bookings/${id}`), { status: 'confirmed' }),
    );
    await eventually(async () => expect(killed).toBeGreaterThanOrEqual(6), signal);
    isWriting = false;
    await killing;
    await eventually(async () => {
      const { figures, recount } = await figuresAndRecount(suite);
      expect(figures).toEqual(recount);
    }, signal);
  },
);

it('200 calls at once are answered by one server', { timeout }, async () => {
  const staff = await suite.caller('staff');
  const customer = { customerName: 'Hannah Vogel', customerEmail: 'hannah@example.com' };
  const ids = await add('transfers', 200, {
    ...alternatives.transfer(),
    ...customer,
    customerPhone: '+62 812 555',
    totalAmount: 50,
    isStandalone: true,
    status: 'pending',
  });
  const answers = await Promise.allSettled(
    ids.map((transferId) =>
      staff.call('setTransferStatus', { transferId, from: 'pending', to: 'confirmed' }),
    ),
  );
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(functionsServers()).toHaveLength(1);
});

it('an event that fails does not end the server that others share', { timeout }, async () => {
  const url = `http://${functionsHost}/functions/projects/${projectId}/triggers`;
  const key = await triggerKey(functionsHost, 'onBookingWritten');
  await deliverBookingEvent({ id: randomUUID(), bookingId: randomUUID() });
  const before = functionsServers();
  const headers = { 'Content-Type': 'application/cloudevents+json' };
  const answer = await fetch(`${url}/${key}`, { method: 'POST', headers, body: 'no event' });
  expect(answer.status).toBe(500);
  await deliverBookingEvent({ id: randomUUID(), bookingId: randomUUID() });
  expect(before).not.toEqual([]);
  expect(functionsServers()).toEqual(before);
});
