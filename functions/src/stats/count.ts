import { setTimeout } from 'node:timers/promises';
import { collections, pathOf } from '@selasar/domain/core';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore';
import { coalesce } from '../platform/concurrency.ts';
import { db } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { contributionOf } from './contributions.ts';
import { difference, type Figures, incrementsOf, isNothing, sum } from './figures.ts';

/** Firestore sustains one write per second to a document. */
const everyMs = 1000;
const recordsAtMost = 200;
/** A commit may transform at most 500 fields of a document: the figures and `updatedAt`. */
export const figuresAtMost = 499;

export const contributionId = (path: string): string => path.replace('/', '_');
export const recordPath = (id: string): string => id.replace('_', '/');

export const countedIn = (contribution: DocumentSnapshot): Figures =>
  (contribution.get('figures') ?? {}) as Figures;

export function addTo(transaction: Transaction, changes: Figures): void {
  for (const [id, increments] of Object.entries(incrementsOf(changes))) {
    const fields = { ...increments, updatedAt: FieldValue.serverTimestamp() };
    transaction.set(db.doc(pathOf(collections.stats, id)), fields, { merge: true });
  }
}

/** Counts records as they are now: which events led here, how often and in what order, does not matter. */
export async function countRecords(
  paths: readonly string[],
  authorize?: (transaction: Transaction) => Promise<unknown>,
): Promise<Figures> {
  if (paths.length === 0) return {};
  const changes =
    paths.length > recordsAtMost
      ? undefined
      : await db.runTransaction(async (transaction) => {
          await authorize?.(transaction);
          return countTogether(transaction, paths);
        });
  if (changes) return changes;
  const middle = Math.ceil(paths.length / 2);
  return sum([
    await countRecords(paths.slice(0, middle), authorize),
    await countRecords(paths.slice(middle), authorize),
  ]);
}

/**
 * Returns undefined, and writes nothing, if the changes do not fit into one commit. A record is read without a lock, so
 * staff never wait, but only once its contribution is locked: the last count has seen the newest record.
 */
async function countTogether(
  transaction: Transaction,
  paths: readonly string[],
): Promise<Figures | undefined> {
  const before = await transaction.getAll(
    ...paths.map((path) => db.doc(pathOf(collections.contributions, contributionId(path)))),
  );
  const records = await db.getAll(...paths.map((path) => db.doc(path)));
  const after = records.map((record) => contributionOf(record.ref.path, record.data()));
  const changes = difference(sum(before.map(countedIn)), sum(after));
  if (Object.keys(changes).length > figuresAtMost && paths.length > 1) return undefined;
  for (const [index, contribution] of before.entries()) {
    const figures = after[index] ?? {};
    // The mark of a deleted record stays until the next count, such as a recount.
    const isOver = contribution.exists && isNothing(countedIn(contribution)) && isNothing(figures);
    if (isOver) transaction.delete(contribution.ref);
    else transaction.set(contribution.ref, { figures });
  }
  addTo(transaction, changes);
  return changes;
}

const untilNext = () => setTimeout(everyMs, undefined, { ref: false });

/** Each event ends only when it is counted: if the server dies before, the event is retried. */
export function counter(rest: () => Promise<unknown> = untilNext) {
  const waiting = new Set<string>();
  const countWaiting = coalesce(async () => {
    const paths = [...waiting];
    waiting.clear();
    await countRecords(paths).catch((error: unknown) => {
      logger.warn('figures are late');
      throw error;
    });
  }, rest);
  return async ({ data }: FirestoreEvent<Change<DocumentSnapshot> | undefined>): Promise<void> => {
    if (!data) return;
    const { path } = data.after.ref;
    const [before, after] = [data.before.data(), data.after.data()];
    if (isNothing(difference(contributionOf(path, before), contributionOf(path, after)))) return;
    waiting.add(path);
    await countWaiting();
  };
}

export const count = counter();
