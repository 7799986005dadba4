import type { Document } from '../model/document.ts';
import type { Timestamp } from '../model/timestamp.ts';
import { timestampFromWire } from '../model/wireTimestamp.ts';
import type { WireTimestamp } from '../model/wire.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { transactionIdToWire } from '../transactions/transactions.ts';
import type { Transaction } from '../transactions/transactions.ts';
import { beginTransactionIn } from './beginTransaction.ts';
import type { TransactionOptions } from './beginTransaction.ts';
import type { Database } from './databaseRegistry.ts';
import { versionAt } from './versionAt.ts';

/** Which version a request wants to read: at most one of these. */
export interface Consistency {
  transaction?: Uint8Array | null | undefined;
  newTransaction?: TransactionOptions | null | undefined;
  readTime?: WireTimestamp | null | undefined;
}

/** The version a request reads, and the locks it takes by that. */
export interface ReadView {
  readonly snapshot: Snapshot;
  readonly readTime: Timestamp;
  /** The id of the transaction that the request began: the first answer tells it. */
  readonly newTransaction: Uint8Array | undefined;
  lockDocument(path: string): void;
  /** `reads` tells which documents matter to what was answered. */
  lockQuery(reads: (document: Document) => boolean): void;
}

/** Runs a read in one tick. A transaction that it would have begun ends if it fails. */
export function withReadView<T>(
  database: Database,
  consistency: Consistency,
  read: (view: ReadView) => T,
): T {
  const { newTransaction, transaction, readTime } = consistency;
  if (newTransaction) {
    const begun = beginTransactionIn(database, newTransaction);
    try {
      return read(viewOf(database, begun, transactionIdToWire(begun)));
    } catch (error) {
      database.transactions.end(begun.id);
      throw error;
    }
  }
  if (transaction && transaction.length > 0) {
    return read(viewOf(database, database.transactions.use(transaction)));
  }
  const time = readTime ? timestampFromWire(readTime) : undefined;
  return read(viewAt(database, time));
}

function viewAt(database: Database, time: Timestamp | undefined): ReadView {
  return { ...versionAt(database, time), newTransaction: undefined, ...noLocks };
}

function viewOf(
  database: Database,
  transaction: Transaction,
  newTransaction?: Uint8Array,
): ReadView {
  if (transaction.kind === 'readOnly') {
    const { snapshot, readTime } = transaction;
    return { snapshot, readTime, newTransaction, ...noLocks };
  }
  return {
    ...versionAt(database, undefined),
    newTransaction,
    lockDocument: (path) => transaction.documents.add(path),
    lockQuery: (reads) => transaction.queries.push(reads),
  };
}

const noLocks = {
  lockDocument: (): void => undefined,
  lockQuery: (): void => undefined,
};
