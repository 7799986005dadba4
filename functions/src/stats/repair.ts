import { collections, documents, subcollections, pathOf, pathWithin } from '@selasar/domain';
import { setTimeout } from 'node:timers/promises';
import type { Drift, RepairStatsAnswer } from '@selasar/domain';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { db } from '../core/firestore.ts';
import { patiently } from './count.ts';
import { countersIn, difference, documentsOf, sum, type Counters } from './counters.ts';
import { entriesAfter, watermark } from './ledger.ts';
import { recount } from './recount.ts';

const keepMs = 90 * 24 * 60 * 60 * 1000;
/** Events take a moment. Waiting for those of before the instant keeps them out of what is reported as drift. */
const underWayMs = 2000;
const withFigures = ['overview', 'weeks'] as const;

/**
 * Counts anew and sets right what differs. Exact while business goes on: the figures become the recount at one instant
 * and what the ledger has counted since; events of before that instant which are still under way find the watermark
 * and add nothing. `authorize` refuses, by throwing, whoever may no longer have them counted.
 */
export async function repair(
  by: string,
  authorize?: (transaction: Transaction) => Promise<unknown>,
): Promise<RepairStatsAnswer> {
  const instant = (await watermark.get()).readTime;
  const recounted = await recount(instant);
  await setTimeout(underWayMs);
  const drift = await db.runTransaction(async (transaction) => {
    await authorize?.(transaction);
    return settle(transaction, instant, recounted, by);
  }, patiently);
  if (drift.length > 0) logger.warn('figures had drifted', { by, drift });
  else logger.info('figures proven', { by });
  return { provenAt: instant.toDate().toISOString(), drift };
}

async function settle(
  transaction: Transaction,
  instant: Timestamp,
  recounted: Counters,
  by: string,
): Promise<Drift[]> {
  const stored = await transaction.getAll(
    ...withFigures.map((id) => db.doc(pathOf(collections.stats, id))),
  );
  const since = await transaction.get(entriesAfter(instant));
  const counters = sum(stored.map((document) => figuresOf(document.id, document.data())));
  const expected = sum([recounted, ...since.docs.map((entry) => entry.get('changes') as Counters)]);
  const drift = Object.keys(difference(counters, expected)).map((counter) => ({
    counter,
    stored: counters[counter] ?? 0,
    counted: expected[counter] ?? 0,
  }));
  const proof = { provenAt: instant, lastDrift: drift.length };
  const figures = documentsOf(expected);
  for (const id of withFigures) {
    transaction.set(db.doc(pathOf(collections.stats, id)), {
      ...figures.get(id),
      ...(id === 'overview' ? proof : {}),
      updatedAt: FieldValue.serverTimestamp(),
    });
  }
  transaction.set(watermark, { countedUpTo: instant });
  transaction.create(db.collection(pathWithin(documents.overview, subcollections.recounts)).doc(), {
    at: FieldValue.serverTimestamp(),
    by,
    drift,
    expiresAt: Timestamp.fromMillis(Date.now() + keepMs),
  });
  return drift;
}

/** The figures of a document, without what it says about the last proof. */
const figuresOf = (id: string, data: FirebaseFirestore.DocumentData = {}): Counters => {
  const { lastDrift: _, ...figures } = data;
  return countersIn(id, figures);
};
