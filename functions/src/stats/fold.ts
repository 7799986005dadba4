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
import { together } from '../platform/together.ts';
import { difference, incrementsOf, sum } from './counters.ts';
import { changesOf, isRecounted, waitingEntries, watermark } from './ledger.ts';

/** Firestore sustains one write a second to a document. */
const everyMs = 1000;
/** Servers that wait for the same instant do not all wake up at once. */
const spreadMs = 200;
/** So many entries are added at once. */
const entriesAtMost = 500;
/** A commit transforms at most 500 fields of a document; each figure is one, and so is `updatedAt`. */
const figuresAtMost = 499;
/** Then others are to have the server's place: some 20 seconds, of the 60 that an event may take. */
const looksAtMost = 20;

/** How often the figures are written. */
export interface Pace {
  /** Milliseconds until they may be written again, given the watermark, which is written with them. */
  rest(watermark: DocumentSnapshot): number;
  wait(ms: number): Promise<unknown>;
}

/** Both times are the database's. */
export const paceOf = (ms: number): Pace => ({
  rest: ({ readTime, updateTime }) =>
    updateTime ? ms - (readTime.toMillis() - updateTime.toMillis()) : 0,
  wait: (rest) => setTimeout(rest + Math.random() * spreadMs),
});

/**
 * Adds to the figures what waits in the ledger. All who ask on one server while it waits for its turn are served by
 * one fold, and of several servers the first serves the others. When it is done, what was in the ledger before is in
 * the figures. It fails when that takes too long; the events then come again, and find what was added meanwhile.
 */
export const folder = (pace: Pace = paceOf(everyMs)): (() => Promise<void>) =>
  together(() => foldAll(pace));

async function foldAll(pace: Pace): Promise<void> {
  let begin: Timestamp | undefined;
  for (let looks = 0; looks < looksAtMost; looks += 1) {
    // Each look depends on what the one before it found.
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
    'More waits in the ledger than can be added in time: see docs/operations/growth.md.',
  );
}

function isFoldedUpTo(instant: Timestamp, state: DocumentSnapshot): boolean {
  const foldedUpTo: unknown = state.get('foldedUpTo');
  return foldedUpTo instanceof Timestamp && foldedUpTo.valueOf() >= instant.valueOf();
}

/**
 * Adds what waits, unless somebody else was first. Nothing is locked, so that nobody who writes an entry has to wait:
 * the commit holds only if the watermark is as it was before the entries were read, and each fold and each recount
 * changes it. Answers whether all is added that was in the ledger before.
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

/** As many as fit into a commit. */
function fitting(entries: readonly QueryDocumentSnapshot[]): readonly QueryDocumentSnapshot[] {
  const figures = new Set<string>();
  return entries.filter((entry) => {
    for (const name of Object.keys(changesOf(entry))) figures.add(name);
    return figures.size <= figuresAtMost;
  });
}
