import { randomInt } from 'node:crypto';
import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import { documentName, join } from '../model/path.ts';
import { checkCollectionId, parseParentName } from '../model/resourceName.ts';
import type { Wire, WireDocument } from '../model/wire.ts';
import type { Call } from './call.ts';
import { writeDocument } from './writeDocument.ts';

const ID_LENGTH = 20;
const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Makes up an id if there is none. */
export async function createDocument(
  call: Call,
  request: Wire<google.firestore.v1.ICreateDocumentRequest>,
): Promise<WireDocument> {
  const { database, path: parent } = parseParentName(request.parent ?? '');
  const collectionId = request.collectionId ?? '';
  checkCollectionId(collectionId);
  const name = documentName(
    database,
    join(join(parent, collectionId), request.documentId || newId()),
  );
  const write = {
    update: { name, fields: request.document?.fields ?? {} },
    currentDocument: { exists: false },
  };
  return writeDocument(call, database, write, request.mask);
}

function newId(): string {
  return Array.from({ length: ID_LENGTH }, () =>
    ID_CHARACTERS.charAt(randomInt(ID_CHARACTERS.length)),
  ).join('');
}
