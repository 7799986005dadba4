import {
  collections,
  documents,
  pathOf,
  pathWithin,
  statsMonthIds,
  subcollections,
} from '@selasar/domain';
import { setTimeout } from 'node:timers/promises';
import type { Drift, RepairStatsAnswer } from '@selasar/domain';
import {
  FieldPath,
  FieldValue,
  type Query,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import * as logger from '../platform/log.ts';
import { db } from '../platform/firestore.ts';
import { countersIn, difference, documentsOf, sum, type Counters } from './counters.ts';
import { expiryOf } from '../platform/expiry.ts';
import { folder, paceOf } from './fold.ts';
import { changesOf, entriesAfter, isWaiting, watermark } from './ledger.ts';
import { listAllOffers } from './listedOffers.ts';
import { recount } from './recount.ts';

/** In milliseconds. Events arrive late; waiting for those before the instant keeps them out of the reported drift. */
const underWayMs = 2000;
/** The most differences in one report: months that were never counted have thousands. */
const reportedAtMost = 200;
const overview = 'overview';
const always: readonly string[] = [overview, 'weeks'];
/** Many attempts, because folds write the same documents and giving up would waste a recount. */
const manyAttempts = { maxAttempts: 20 };
const foldAtOnce = folder(paceOf(0));

/** The documents of all months. */
export const storedMonths = (): Query =>
  db
    .collection(collections.stats)
    .where(FieldPath.documentId(), '>=', statsMonthIds.first)
    .where(FieldPath.documentId(), '<=', statsMonthIds.last);

/**
 * Recounts all figures and corrects differences. Exact while business continues: the figures become the recount at one
 * instant plus what was folded since; an earlier event that is folded later finds the watermark and adds nothing.
 * `authorize` throws if the caller may no longer do this.
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
  }, manyAttempts);
  if (drift.length > 0) {
    logger.warn('figures had drifted', { by, drift: drift.slice(0, reportedAtMost) });
  } else logger.info('figures verified', { by });
  return { recountedAt: instant.toDate().toISOString(), drift };
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
  const result = { recountedAt: instant, lastDrift: drift.length };
  await listAllOffers(transaction);
  const figures = documentsOf(expected);
  // Correct months are not written, so listeners do not read them again.
  for (const id of new Set([...always, ...documentsOf(wrong).keys()])) {
    transaction.set(db.doc(pathOf(collections.stats, id)), {
      ...figures.get(id),
      ...(id === overview ? result : {}),
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

/** The figures of a document, without the data about the last recount. */
const figuresOf = (id: string, data: FirebaseFirestore.DocumentData = {}): Counters => {
  const { lastDrift: _, ...figures } = data;
  return countersIn(id, figures);
};
