import { collections, pathOf } from '@selasar/domain';
import { setTimeout } from 'node:timers/promises';
import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { db, isConflict, unlessChanged } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { coalesce } from '../platform/coalesce.ts';
import { difference, incrementsOf, sum } from './counters.ts';
import { changesOf, isRecounted, waitingEntries, watermark } from './ledger.ts';

/** In milliseconds. Firestore sustains one write per second to a document. */
const everyMs = 1000;
/** Random delay in milliseconds, so that servers that wait for the same moment do not all wake up together. */
const spreadMs = 200;
/** The number of entries that one fold adds. */
const entriesAtMost = 500;
/** A commit may transform at most 500 fields of a document: the figures and `updatedAt`. */
const figuresAtMost = 499;
/**
 * The most rounds of one fold, about 20 of the 60 seconds that an event may take; then the event fails and frees the
 * server.
 */
const maxRounds = 20;

/** The pace at which the figures are written. */
export interface Pace {
  /** Milliseconds until the next write is allowed, given the watermark of the last one. */
  rest(watermark: DocumentSnapshot): number;
  wait(ms: number): Promise<unknown>;
}

/** Both times come from the database. */
export const paceOf = (ms: number): Pace => ({
  rest: ({ readTime, updateTime }) =>
    updateTime ? ms - (readTime.toMillis() - updateTime.toMillis()) : 0,
  wait: (rest) => setTimeout(rest + Math.random() * spreadMs),
});

/**
 * Adds the waiting ledger entries to the figures. All callers on one server that wait share one fold; across servers,
 * the first serves the others. When it returns, every entry that was in the ledger before is in the figures. Rejects if
 * that takes too long; the events are then retried and continue from there.
 */
export const folder = (pace: Pace = paceOf(everyMs)): (() => Promise<void>) =>
  coalesce(() => foldAll(pace));

async function foldAll(pace: Pace): Promise<void> {
  let begin: Timestamp | undefined;
  for (let round = 0; round < maxRounds; round += 1) {
    // Each round depends on the one before.
    /* oxlint-disable no-await-in-loop */
    const state = await watermark.get();
    begin ??= state.readTime;
    if (isFoldedUpTo(begin, state)) return;
    const rest = pace.rest(state);
    if (rest > 0) await pace.wait(rest);
    else if (await fold(state)) return;
    /* oxlint-enable no-await-in-loop */
  }
  logger.warn('figures are late');
  throw new Error(
    'The ledger has more entries than can be added in time: see docs/operations/growth.md.',
  );
}

function isFoldedUpTo(instant: Timestamp, state: DocumentSnapshot): boolean {
  const foldedUpTo: unknown = state.get('foldedUpTo');
  return foldedUpTo instanceof Timestamp && foldedUpTo.valueOf() >= instant.valueOf();
}

/**
 * Adds waiting entries unless another server was first. Nothing is locked, so writers of entries never wait: the commit
 * requires the watermark to be unchanged since before the entries were read, and each fold and recount changes it.
 * Returns whether every entry that was in the ledger before is added.
 */
async function fold(state: DocumentSnapshot): Promise<boolean> {
  const { docs } = await waitingEntries().limit(entriesAtMost).get();
  if (docs.length === 0) return true;
  const folded = fitting(docs);
  const isAll = docs.length < entriesAtMost && folded.length === docs.length;
  const added = folded.filter((entry) => !isRecounted(entry, state)).map(changesOf);
  const batch = db.batch();
  for (const [document, increments] of incrementsOf(difference({}, sum(added)))) {
    const fields = { ...increments, updatedAt: FieldValue.serverTimestamp() };
    batch.set(db.doc(pathOf(collections.stats, document)), fields, { merge: true });
  }
  for (const { ref } of folded) batch.update(ref, { waiting: FieldValue.delete() });
  const mark = {
    foldedAt: FieldValue.serverTimestamp(),
    ...(isAll ? { foldedUpTo: state.readTime } : {}),
  };
  if (state.exists) batch.update(state.ref, mark, unlessChanged(state));
  else batch.create(state.ref, mark);
  try {
    await batch.commit();
    return isAll;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

/** The entries that fit into one commit. */
function fitting(entries: readonly QueryDocumentSnapshot[]): readonly QueryDocumentSnapshot[] {
  const figures = new Set<string>();
  return entries.filter((entry) => {
    for (const name of Object.keys(changesOf(entry))) figures.add(name);
    return figures.size <= figuresAtMost;
  });
}
