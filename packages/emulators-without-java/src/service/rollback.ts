import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import type { Wire } from '../model/wire.ts';
import { parseDatabaseName } from '../model/resourceName.ts';
import { transactionIdFromWire } from '../transactions/transactions.ts';
import type { Call } from './call.ts';

/** Fine for a transaction that has ended already. */
export function rollback(
  { parts }: Call,
  request: Wire<google.firestore.v1.IRollbackRequest>,
): Record<string, never> {
  const database = parts.databases.open(parseDatabaseName(request.database ?? ''));
  database.transactions.end(transactionIdFromWire(request.transaction ?? new Uint8Array()));
  return {};
}
