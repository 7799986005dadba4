import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import { parseDocumentName } from '../model/resourceName.ts';
import type { Wire, WireDocument } from '../model/wire.ts';
import type { Call } from './call.ts';
import { writeDocument } from './writeDocument.ts';

export async function updateDocument(
  call: Call,
  request: Wire<google.firestore.v1.IUpdateDocumentRequest>,
): Promise<WireDocument> {
  const name = request.document?.name ?? '';
  const { database } = parseDocumentName(name);
  const write = {
    update: { name, fields: request.document?.fields ?? {} },
    updateMask: request.updateMask ?? null,
    currentDocument: request.currentDocument ?? null,
  };
  return writeDocument(call, database, write, request.mask);
}
