import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import { documentName } from '../model/path.ts';
import { parseDocumentName } from '../model/resourceName.ts';
import { StatusError } from '../model/status.ts';
import type { Wire, WireDocument } from '../model/wire.ts';
import { authorizeGet } from './authorization.ts';
import { masked } from './documentMask.ts';
import type { Call } from './call.ts';
import { withReadView } from './readView.ts';

export function getDocument(
  call: Call,
  request: Wire<google.firestore.v1.IGetDocumentRequest>,
): WireDocument {
  const { database: id, path } = parseDocumentName(request.name ?? '');
  const toWire = masked(id, request.mask);
  const database = call.parts.databases.open(id);
  return withReadView(database, request, (view) => {
    const { snapshot } = view;
    const document = snapshot.get(path);
    authorizeGet(call, database, snapshot, path, document);
    view.lockDocument(path);
    if (document === undefined) {
      throw new StatusError('NOT_FOUND', `Document (${documentName(id, path)}) not found.`);
    }
    return toWire(document);
  });
}
