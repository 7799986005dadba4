import { setTimeout } from 'node:timers/promises';
import { initializeApp } from 'firebase-admin/app';
import {
  getFirestore,
  GrpcStatus,
  type DocumentReference,
  type DocumentSnapshot,
  type Precondition,
  type Transaction,
} from 'firebase-admin/firestore';

/** The database, with the rights of the server: rules do not apply. */
export const db = getFirestore(initializeApp());

/** Reads documents, in the order of their references. */
export type ReadAll = (...references: DocumentReference[]) => Promise<DocumentSnapshot[]>;

/** As the transaction sees them; locked until it ends. */
export const transactionReader =
  (transaction: Transaction): ReadAll =>
  (...references) =>
    transaction.getAll(...references);

/** As they are now; nobody waits for it. */
export const plainReader: ReadAll = (...references) => db.getAll(...references);

/** The precondition that a document is still as it was read. */
export const unlessChanged = ({ updateTime }: DocumentSnapshot): Precondition =>
  updateTime ? { lastUpdateTime: updateTime } : { exists: false };

const maxConflicts = 20;

/**
 * Runs writes that hold only while what they were made from is unchanged: `work` reads without locks and gives each
 * write a precondition on what it has read. Of several that want the same, the first succeeds and the others look
 * again. With locks they would wait for each other, all with a shared lock and none able to write.
 */
export async function writeUnlessChanged<Answer>(
  work: (transaction: Transaction) => Promise<Answer>,
  mutex: Line = atOnce,
): Promise<Answer> {
  try {
    return await db.runTransaction(work);
  } catch (error) {
    if (!isConflict(error)) throw error;
    return mutex(() => tryAgain(work));
  }
}

async function tryAgain<Answer>(
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  for (let conflicts = 1; ; conflicts += 1) {
    await setTimeout(Math.random() * 20 * (conflicts - 1));
    try {
      return await db.runTransaction(work);
    } catch (error) {
      if (!isConflict(error) || conflicts === maxConflicts) throw error;
    }
  }
}

/** How those try again that were not first. */
type Line = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
const atOnce: Line = (work) => work();

/**
 * A line in which they try again one after the other: of hundreds on one server that want the same, each round only one
 * could succeed. It is for staff alone; a stranger who joins it would hold everybody up.
 */
export function line(): Line {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

const hasCode = (error: unknown, code: GrpcStatus): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** A document that was to be created. */
export const isAlreadyThere = (error: unknown): boolean =>
  hasCode(error, GrpcStatus.ALREADY_EXISTS);

/** A precondition that no longer holds, or a document that somebody else has created, or deleted. */
export const isConflict = (error: unknown): boolean =>
  hasCode(error, GrpcStatus.FAILED_PRECONDITION) ||
  hasCode(error, GrpcStatus.NOT_FOUND) ||
  isAlreadyThere(error);

/** A transaction that had to give way to others. */
export const isAborted = (error: unknown): boolean => hasCode(error, GrpcStatus.ABORTED);
