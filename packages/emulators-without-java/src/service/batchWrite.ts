import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import type { DatabaseId } from '../model/document.ts';
import { parseDatabaseName, parsePathIn } from '../model/resourceName.ts';
import { Code, StatusError } from '../model/status.ts';
import type { Wire, WireWrite } from '../model/wire.ts';
import { writeFromWire } from '../store/writeFromWire.ts';
import { requireAdmin } from './authorization.ts';
import { commitWrites } from './commitWrites.ts';
import type { Database } from './databaseRegistry.ts';
import type { Call } from './call.ts';
import { writeResultToWire } from './writeResult.ts';

type Request = Wire<google.firestore.v1.IBatchWriteRequest>;
type Response = Wire<google.firestore.v1.IBatchWriteResponse>;
interface Outcome {
  readonly result: Wire<google.firestore.v1.IWriteResult>;
  readonly status: { readonly code: number; readonly message?: string };
}

/**
 * Each write by itself, in no promised order: some may fail while others are done. Only what names no document, or one
 * document twice, fails the whole request.
 */
export async function batchWrite(call: Call, request: Request): Promise<Response> {
  const id = parseDatabaseName(request.database ?? '');
  const writes = request.writes ?? [];
  checkNames(id, writes);
  requireAdmin(call, 'Batch writes require admin authentication.');
  const database = call.parts.databases.open(id);
  const outcomes = await Promise.all(
    writes.map(async (write) => writeAlone(call, database, write)),
  );
  return {
    writeResults: outcomes.map(({ result }) => result),
    status: outcomes.map(({ status }) => status),
  };
}

function checkNames(database: DatabaseId, writes: readonly WireWrite[]): void {
  const names = writes.map(
    (write) => write.update?.name ?? write.delete ?? write.transform?.document ?? write.verify,
  );
  for (const name of names) parsePathIn(database, name ?? '');
  if (new Set(names).size === names.length) return;
  throw new StatusError(
    'INVALID_ARGUMENT',
    'the same document cannot be written more than once in a single request',
  );
}

async function writeAlone(call: Call, database: Database, wire: WireWrite): Promise<Outcome> {
  try {
    const { results } = await commitWrites(call, database, [writeFromWire(database.id, wire)]);
    const [result] = results.map(writeResultToWire);
    return { result: result ?? {}, status: { code: Code.OK } };
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    return { result: {}, status: { code: Code[error.code], message: error.message } };
  }
}
