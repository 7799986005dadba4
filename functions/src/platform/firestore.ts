import { setTimeout } from 'node:timers/promises';
import { initializeApp } from 'firebase-admin/app';
import {
  type DocumentReference,
  type DocumentSnapshot,
  getFirestore,
  GrpcStatus,
  type Precondition,
  type Transaction,
} from 'firebase-admin/firestore';

/** With admin rights: security rules do not apply. */
export const db = getFirestore(initializeApp());

/** Returns the documents in the order of their references. */
export type ReadAll = (...references: DocumentReference[]) => Promise<DocumentSnapshot[]>;

/** Documents stay locked until the transaction ends. */
export const transactionReader =
  (transaction: Transaction): ReadAll =>
  (...references) =>
    transaction.getAll(...references);

export const plainReader: ReadAll = (...references) => db.getAll(...references);

export const unlessChanged = ({ updateTime }: DocumentSnapshot): Precondition =>
  updateTime ? { lastUpdateTime: updateTime } : { exists: false };

const maxConflicts = 20;

/**
 * `work` reads without locks and gives each write a precondition on what it has read: the first of competing calls
 * succeeds, the others retry. With locks, all would hold a shared lock and none could write.
 */
export async function writeUnlessChanged<Answer>(
  work: (transaction: Transaction) => Promise<Answer>,
  mutex: Mutex = atOnce,
): Promise<Answer> {
  try {
    return await db.runTransaction(work);
  } catch (error) {
    if (!isConflict(error)) throw error;
    return mutex(() => retryConflict(work));
  }
}

async function retryConflict<Answer>(
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

type Mutex = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
const atOnce: Mutex = (work) => work();

/** Otherwise only one call per round could succeed. For staff only: a stranger could hold everybody up. */
export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

const hasCode = (error: unknown, code: GrpcStatus): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

export const isAlreadyThere = (error: unknown): boolean =>
  hasCode(error, GrpcStatus.ALREADY_EXISTS);

/** A precondition failed, or another call created or deleted the document. */
export const isConflict = (error: unknown): boolean =>
  hasCode(error, GrpcStatus.FAILED_PRECONDITION) ||
  hasCode(error, GrpcStatus.NOT_FOUND) ||
  isAlreadyThere(error);

export const isAborted = (error: unknown): boolean => hasCode(error, GrpcStatus.ABORTED);
