import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import type { Wire } from '../model/wire.ts';
import { parseDatabaseName } from '../model/resourceName.ts';
import { StatusError } from '../model/status.ts';
import { timestampToWire } from '../model/wireTimestamp.ts';
import type { Write } from '../store/write.ts';
import { writeFromWire } from '../store/writeFromWire.ts';
import { commitWrites } from './commitWrites.ts';
import type { Database } from './databaseRegistry.ts';
import type { Call } from './call.ts';
import { writeResultToWire } from './writeResult.ts';

type Request = Wire<google.firestore.v1.ICommitRequest>;
type Response = Wire<google.firestore.v1.ICommitResponse>;

/** A commit ends its transaction, but for invalid writes: after those the client may try again. */
export async function commit(call: Call, request: Request): Promise<Response> {
  const database = call.parts.databases.open(parseDatabaseName(request.database ?? ''));
  const writes = (request.writes ?? []).map((write) => writeFromWire(database.id, write));
  if (!request.transaction?.length) return commitIn(call, database, writes);
  const transaction = database.transactions.use(request.transaction);
  if (transaction.kind === 'readOnly' && writes.length > 0) {
    throw new StatusError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.');
  }
  const own = transaction.kind === 'readWrite' ? transaction : undefined;
  try {
    const response = await commitIn(call, database, writes, own);
    database.transactions.end(transaction.id);
    return response;
  } catch (error) {
    const isInvalid = error instanceof StatusError && error.code === 'INVALID_ARGUMENT';
    if (!isInvalid) database.transactions.end(transaction.id);
    throw error;
  }
}

async function commitIn(
  call: Call,
  database: Database,
  writes: readonly Write[],
  transaction?: Parameters<typeof commitWrites>[3],
): Promise<Response> {
  if (writes.length === 0) return {};
  const { commit: done, results } = await commitWrites(call, database, writes, transaction);
  return {
    writeResults: results.map(writeResultToWire),
    commitTime: timestampToWire(done.commitTime),
  };
}
