import type { google } from '@google-cloud/firestore/build/protos/firestore_v1_proto_api';
import { documentToWire } from '../model/wire-value.ts';
import { timestampToWire } from '../model/wire-timestamp.ts';
import { runQuery as findDocuments } from '../query/index.ts';
import type { Call } from './engine.ts';
import { withQueryView } from './query-view.ts';

type Request = google.firestore.v1.IRunQueryRequest;
type Response = google.firestore.v1.IRunQueryResponse;

/** At least one answer, so that the client learns the read time. */
export function runQuery(call: Call, request: Request): Response[] {
  const { parent, structuredQuery } = request;
  return withQueryView(call, request, parent, structuredQuery, (database, query, view) => {
    const readTime = timestampToWire(view.readTime);
    const [first, ...rest] = findDocuments(view.snapshot, query).map((document): Response => ({
      document: documentToWire(database.id, document),
      readTime,
    }));
    const { newTransaction: transaction } = view;
    return [{ ...(first ?? { readTime }), ...(transaction && { transaction }) }, ...rest];
  });
}
