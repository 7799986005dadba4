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

/** The database with admin rights: security rules do not apply. */
export const db = getFirestore(initializeApp());

/** Reads documents and returns them in the order of their references. */
export type ReadAll = (...references: DocumentReference[]) => Promise<DocumentSnapshot[]>;

/** Reads in the transaction; documents stay locked until it ends. */
export const transactionReader =
  (transaction: Transaction): ReadAll =>
  (...references) =>
    transaction.getAll(...references);

/** Reads the current documents without locks. */
export const plainReader: ReadAll = (...references) => db.getAll(...references);

/** The precondition that a document is unchanged since it was read. */
export const unlessChanged = ({ updateTime }: DocumentSnapshot): Precondition =>
  updateTime ? { lastUpdateTime: updateTime } : { exists: false };

const maxConflicts = 20;

/**
 * Runs writes that succeed only if everything they depend on is unchanged: `work` reads without locks and gives each
 * write a precondition on what it has read. Of several competing calls the first succeeds and the others retry. With
 * locks, all would hold a shared lock and none could write.
 */
export async function writeUnlessChanged<Answer>(
  work: (transaction: Transaction) => Promise<Answer>,
  mutex: Mutex = atOnce,
): Promise<Answer> {
  try {
    return await db.runTransaction(work);
  } catch (error) {
    if (!isConflict(error)) throw error;
    return mutex(() => retryMail(work));
  }
}

async function retryMail<Answer>(
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

/** How competing calls retry. */
type Mutex = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
const atOnce: Mutex = (work) => work();

/**
 * Retries one after the other. Of hundreds of competing calls on one server only one per round could succeed otherwise.
 * For staff only: a stranger in the queue could hold everybody up.
 */
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

/** The document to be created exists already. */
export const isAlreadyThere = (error: unknown): boolean =>
  hasCode(error, GrpcStatus.ALREADY_EXISTS);

/** A precondition failed, or another call created or deleted the document. */
export const isConflict = (error: unknown): boolean =>
  hasCode(error, GrpcStatus.FAILED_PRECONDITION) ||
  hasCode(error, GrpcStatus.NOT_FOUND) ||
  isAlreadyThere(error);

/** A transaction that was aborted in favour of another. */
export const isAborted = (error: unknown): boolean => hasCode(error, GrpcStatus.ABORTED);
