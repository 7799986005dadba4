import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { figuresAndRecount } from '../../support/recounted.ts';
import { deliver } from './deliver.ts';
import { disordered, operate, randomFrom } from './events.ts';

const operations = process.env['FULL'] ? 1000 : 40;
const kills = process.env['FULL'] ? [50, 150, 300, 20, 200] : [15];
const timeout = 300_000;

const cleanUps: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(cleanUps.map((cleanUp) => cleanUp())));

/** A database that nobody else uses, and in which no function wakes up. */
function freshProject(): { projectId: string; db: Firestore } {
  const projectId = `demo-counters-${randomUUID().slice(0, 8)}`;
  const app = initializeApp({ projectId }, projectId);
  cleanUps.push(() => deleteApp(app));
  return { projectId, db: getFirestore(app) };
}

describe(`the figures after ${operations} random operations`, () => {
  it(
    'equal a recount, though events came late, twice, in any order and were cut off',
    { timeout },
    async () => {
      const { projectId, db } = freshProject();
      const random = randomFrom(6);
      const events = await operate(db, random, operations);
      await deliver(projectId, disordered(random, events), kills);
      const { figures, recount } = await figuresAndRecount({ db });
      expect(recount.overview.bookings.total).toBeGreaterThan(0);
      expect(figures).toEqual(recount);
    },
  );

  it('would not if a server forgot what it has counted', { timeout }, async () => {
    const { projectId, db } = freshProject();
    const random = randomFrom(6);
    const events = await operate(db, random, Math.min(operations, 60));
    await deliver(projectId, disordered(random, events), [], ['--forgetful']);
    const { figures, recount } = await figuresAndRecount({ db });
    // Each event that came twice was counted twice.
    expect(figures.overview).not.toEqual(recount.overview);
  });
});
