import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  type CollectionName,
  collections,
  documents,
  pathOf,
  pathWithin,
  subcollections,
  toCents,
} from '@selasar/domain/core';
import { requestKindSchema } from '@selasar/domain/requests';
import type { RepairStatsAnswer } from '@selasar/domain/stats';
import {
  FieldPath,
  FieldValue,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { expiryOf } from '../platform/expiry.ts';
import { db } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { onJob } from '../platform/onJob.ts';
import { implement } from '../platform/operation.ts';
import { contributionOf, countedCollections } from './contributions.ts';
import {
  addTo,
  contributionId,
  countedIn,
  countRecords,
  figuresAtMost,
  recordPath,
} from './count.ts';
import { difference, type Figures, figuresIn, sum } from './figures.ts';
import { listAllOffers } from './listedOffers.ts';

/** Events arrive late; waiting for those before the recount keeps them out of the reported drift. */
const underWayMs = 2000;
const page = 2000;
/** Months that were never counted have thousands. */
const reportedAtMost = 200;
/** The overview is one document, which all staff follow. */
const unlistedAtMost = 20;
/** Counting writes the same documents, and giving up would waste a recount. */
const manyAttempts = { maxAttempts: 20 };
const overview = db.doc(documents.overview);

export const repairStats = implement('repairStats', (_, staff) =>
  recount(staff.uid, staff.authorize),
);

export const recountStats = onJob('recountStats', () => recount('schedule'));

/** Exact while business continues: counting changes both alike, so the difference of one instant stays true. */
export async function recount(
  by: string,
  authorize?: (transaction: Transaction) => Promise<unknown>,
): Promise<RepairStatsAnswer> {
  const { at, before, stored, counted, missed, unlisted } = await readAll();
  await setTimeout(underWayMs);
  const corrections = difference(stored, counted);
  const changes = sum([await countRecords(missed, authorize), corrections]);
  const drift = Object.entries(changes).map(([name, change]) => {
    const figure = stored[name] ?? 0;
    return { counter: name, stored: figure, counted: toCents(figure + change) };
  });
  const reported = drift.slice(0, reportedAtMost);
  const isDone = await db.runTransaction(async (transaction) => {
    await authorize?.(transaction);
    const now = (await transaction.get(overview)).get('recountedAt') as unknown;
    if (!isDeepStrictEqual(now, before)) return false;
    await listAllOffers(transaction);
    // What does not fit into the commit is left to the next recount.
    addTo(transaction, Object.fromEntries(Object.entries(corrections).slice(0, figuresAtMost)));
    const result = { recountedAt: at, lastDrift: drift.length, unlisted };
    transaction.set(overview, result, { merge: true });
    const reports = db.collection(pathWithin(documents.overview, subcollections.recounts));
    transaction.create(reports.doc(), {
      at: FieldValue.serverTimestamp(),
      by,
      drift: reported,
      expiresAt: expiryOf('recounts'),
    });
    return true;
  }, manyAttempts);
  // Another recount has made the same corrections.
  if (!isDone) return recount(by, authorize);
  if (drift.length > 0) logger.warn('figures had drifted', { by, drift: reported });
  else logger.info('figures verified', { by });
  return { recountedAt: at.toDate().toISOString(), drift };
}

const readAll = () =>
  db.runTransaction(
    async (transaction) => {
      const { docs, readTime } = await transaction.get(db.collection(collections.stats));
      let counted: Figures = {};
      const missed: string[] = [];
      const unlisted: string[] = [];
      for (const collection of [...countedCollections, collections.blocks]) {
        for await (const { records, contributions } of pagesOf(transaction, collection)) {
          const rest = new Map(contributions.map((found) => [found.id, countedIn(found)]));
          counted = sum([counted, ...rest.values()]);
          for (const record of records) {
            const { path } = record.ref;
            const before = rest.get(contributionId(path)) ?? {};
            rest.delete(contributionId(path));
            if (!isDeepStrictEqual(before, contributionOf(path, record.data()))) missed.push(path);
            if (isUnlisted(record)) unlisted.push(path);
          }
          // What is left is of deleted records.
          missed.push(...Array.from(rest.keys(), recordPath));
        }
      }
      return {
        at: readTime,
        before: docs.find(({ id }) => id === overview.id)?.get('recountedAt') as unknown,
        stored: storedIn(docs),
        counted,
        missed,
        unlisted: unlisted.slice(0, unlistedAtMost),
      };
    },
    { readOnly: true },
  );

function storedIn(docs: readonly QueryDocumentSnapshot[]): Figures {
  const figures = docs.filter(({ ref }) => ref.path !== documents.offers);
  const { 'overview/lastDrift': _, ...stored } = sum(
    figures.map((document) => figuresIn(document.id, document.data())),
  );
  return stored;
}

async function* pagesOf(transaction: Transaction, collection: CollectionName) {
  const byId = (name: CollectionName) => db.collection(name).orderBy(FieldPath.documentId());
  let after = '';
  do {
    const all = byId(collection).limit(page);
    /* oxlint-disable no-await-in-loop */
    const { docs: records } = await transaction.get(after ? all.startAfter(after) : all);
    const last = records.length === page ? records.at(-1)?.id : undefined;
    const between = byId(collections.contributions)
      .startAfter(contributionId(pathOf(collection, after)))
      .endAt(contributionId(pathOf(collection, last ?? '\uF8FF')));
    const { docs: contributions } = await transaction.get(between);
    /* oxlint-enable no-await-in-loop */
    yield { records, contributions };
    after = last ?? '';
  } while (after);
}

const isThere = (value: unknown): boolean => value !== undefined;
const isText = (value: unknown): boolean => typeof value === 'string';

/** What staff's lists order a collection by, or select days by. A query does not find a document that lacks it. */
const listedBy: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  ...Object.fromEntries(
    requestKindSchema.options.map((kind) => [collections[kind], { createdAt: isThere }]),
  ),
  [collections.messages]: { createdAt: isThere },
  [collections.blocks]: { startDate: isText, endDate: isText },
};

const isUnlisted = (document: QueryDocumentSnapshot): boolean =>
  Object.entries(listedBy[document.ref.parent.id] ?? {}).some(
    ([field, fits]) => !fits(document.get(field)),
  );
