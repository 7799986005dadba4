import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import type { Wire } from '../model/wire.ts';
import { documentName } from '../model/path.ts';
import { parseDatabaseName, parsePathIn } from '../model/resourceName.ts';
import { timestampToWire } from '../model/wireTimestamp.ts';
import { authorizeGet } from './authorization.ts';
import { masked } from './documentMask.ts';
import type { Call } from './call.ts';
import { withReadView } from './readView.ts';

type Request = Wire<google.firestore.v1.IBatchGetDocumentsRequest>;
type Response = Wire<google.firestore.v1.IBatchGetDocumentsResponse>;

/** One answer for each distinct name, in the order of the request, all of one version. */
export function batchGetDocuments(call: Call, request: Request): Response[] {
  const id = parseDatabaseName(request.database ?? '');
  const paths = new Set((request.documents ?? []).map((name) => parsePathIn(id, name)));
  const toWire = masked(id, request.mask);
  const database = call.parts.databases.open(id);
  return withReadView(database, request, (view) => {
    const { snapshot, readTime, newTransaction } = view;
    const time = timestampToWire(readTime);
    const responses = [...paths].map((path): Response => {
      const document = snapshot.get(path);
      authorizeGet(call, database, snapshot, path, document);
      view.lockDocument(path);
      return document === undefined
        ? { missing: documentName(id, path), readTime: time }
        : { found: toWire(document), readTime: time };
    });
    if (newTransaction === undefined) return responses;
    const [first = { readTime: time }, ...rest] = responses;
    return [{ ...first, transaction: newTransaction }, ...rest];
  });
}
