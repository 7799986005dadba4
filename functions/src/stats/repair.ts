import { collections, documents, pathOf, pathWithin, subcollections } from '@selasar/domain';
import { setTimeout } from 'node:timers/promises';
import type { Drift, RepairStatsAnswer } from '@selasar/domain';
import { FieldValue, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as logger from '../platform/log.ts';
import { db } from '../platform/firestore.ts';
import { countersIn, difference, documentsOf, sum, type Counters } from './counters.ts';
import { expiryOf } from '../platform/expiry.ts';
import { folder, paceOf } from './fold.ts';
import { changesOf, entriesAfter, isWaiting, watermark } from './ledger.ts';
import { listAllOffers } from './listedOffers.ts';
import { recount } from './recount.ts';
import { storedMonths } from './storedMonths.ts';

/** Events take a moment. Waiting for those of before the instant keeps them out of what is reported as drift. */
const underWayMs = 2000;
/** More that is wrong would not fit into one report: months that were never counted have thousands of figures. */
const reportedAtMost = 200;
const overview = 'overview';
const always: readonly string[] = [overview, 'weeks'];
/** Folds write the same documents. Giving up would waste a recount. */
const patiently = { maxAttempts: 20 };
const foldAtOnce = folder(paceOf(0));

/**
 * Counts anew and sets right what differs. Exact while business goes on: the figures become the recount at one instant
 * and what was folded since; events of before that instant which are folded later find the watermark and add nothing.
 * `authorize` refuses, by throwing, whoever may no longer have them counted.
 */
export async function repair(
  by: string,
  authorize?: (transaction: Transaction) => Promise<unknown>,
): Promise<RepairStatsAnswer> {
  const instant = (await watermark.get()).readTime;
  const recounted = await recount(instant);
  await setTimeout(underWayMs);
  await foldAtOnce();
  const drift = await db.runTransaction(async (transaction) => {
    await authorize?.(transaction);
    return settle(transaction, instant, recounted, by);
  }, patiently);
  if (drift.length > 0) {
    logger.warn('figures had drifted', { by, drift: drift.slice(0, reportedAtMost) });
  } else logger.info('figures proven', { by });
  return { provenAt: instant.toDate().toISOString(), drift };
}

async function settle(
  transaction: Transaction,
  instant: Timestamp,
  recounted: Counters,
  by: string,
): Promise<Drift[]> {
  const stored = [
    ...(await transaction.getAll(...always.map((id) => db.doc(pathOf(collections.stats, id))))),
    ...(await transaction.get(storedMonths())).docs,
  ];
  const since = (await transaction.get(entriesAfter(instant))).docs.filter(
    (entry) => !isWaiting(entry),
  );
  const counters = sum(stored.map((document) => figuresOf(document.id, document.data())));
  const expected = sum([recounted, ...since.map(changesOf)]);
  const wrong = difference(counters, expected);
  const drift = Object.keys(wrong).map((counter) => ({
    counter,
    stored: counters[counter] ?? 0,
    counted: expected[counter] ?? 0,
  }));
  const proof = { provenAt: instant, lastDrift: drift.length };
  await listAllOffers(transaction);
  const figures = documentsOf(expected);
  // A month that is right stays as it is: whoever looks at it need not read it again.
  for (const id of new Set([...always, ...documentsOf(wrong).keys()])) {
    transaction.set(db.doc(pathOf(collections.stats, id)), {
      ...figures.get(id),
      ...(id === overview ? proof : {}),
      updatedAt: FieldValue.serverTimestamp(),
    });
  }
  transaction.set(watermark, { countedUpTo: instant }, { merge: true });
  transaction.create(db.collection(pathWithin(documents.overview, subcollections.recounts)).doc(), {
    at: FieldValue.serverTimestamp(),
    by,
    drift: drift.slice(0, reportedAtMost),
    expiresAt: expiryOf('recounts'),
  });
  return drift;
}

/** The figures of a document, without what it says about the last proof. */
const figuresOf = (id: string, data: FirebaseFirestore.DocumentData = {}): Counters => {
  const { lastDrift: _, ...figures } = data;
  return countersIn(id, figures);
};
