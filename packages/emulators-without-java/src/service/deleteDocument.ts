import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import type { Wire } from '../model/wire.ts';
import { parseDocumentName } from '../model/resourceName.ts';
import { writeFromWire } from '../store/writeFromWire.ts';
import { commitWrites } from './commitWrites.ts';
import type { Call } from './call.ts';

export async function deleteDocument(
  call: Call,
  request: Wire<google.firestore.v1.IDeleteDocumentRequest>,
): Promise<Record<string, never>> {
  const name = request.name ?? '';
  const { database: id } = parseDocumentName(name);
  const wire = { delete: name, currentDocument: request.currentDocument ?? null };
  await commitWrites(call, call.parts.databases.open(id), [writeFromWire(id, wire)]);
  return {};
}
