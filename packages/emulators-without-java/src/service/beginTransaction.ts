import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import type { Wire } from '../model/wire.ts';
import { parseDatabaseName } from '../model/resourceName.ts';
import { timestampFromWire } from '../model/wireTimestamp.ts';
import { transactionIdToWire } from '../transactions/transactions.ts';
import type { Transaction } from '../transactions/transactions.ts';
import type { Database } from './databaseRegistry.ts';
import type { Call } from './call.ts';
import { versionAt } from './versionAt.ts';

type Request = Wire<google.firestore.v1.IBeginTransactionRequest>;
type Response = Wire<google.firestore.v1.IBeginTransactionResponse>;
export type TransactionOptions = Wire<google.firestore.v1.ITransactionOptions>;

export function beginTransaction({ parts }: Call, request: Request): Response {
  const database = parts.databases.open(parseDatabaseName(request.database ?? ''));
  return { transaction: transactionIdToWire(beginTransactionIn(database, request.options)) };
}

/** Begins a transaction that also writes, unless the options say otherwise. */
export function beginTransactionIn(
  database: Database,
  options: TransactionOptions | null | undefined,
): Transaction {
  if (options?.readOnly) {
    const { readTime: wire } = options.readOnly;
    const time = wire ? timestampFromWire(wire) : undefined;
    const { snapshot, readTime } = versionAt(database, time);
    return database.transactions.beginReadOnly(snapshot, readTime);
  }
  return database.transactions.beginReadWrite(options?.readWrite?.retryTransaction ?? undefined);
}
