import type { google } from '@google-cloud/firestore/build/protos/firestore_v1_proto_api';
import { parseDatabaseName } from '../model/resourceName.ts';
import { transactionIdFromWire } from '../transactions/transactions.ts';
import type { Call } from './call.ts';

/** Fine for a transaction that has ended already. */
export function rollback(
  { parts }: Call,
  request: google.firestore.v1.IRollbackRequest,
): Record<string, never> {
  const database = parts.databases.open(parseDatabaseName(request.database ?? ''));
  database.transactions.end(transactionIdFromWire(request.transaction ?? new Uint8Array()));
  return {};
}
