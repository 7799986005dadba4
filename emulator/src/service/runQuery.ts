import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import type { Wire } from '../model/wire.ts';
import type { DatabaseId, Document } from '../model/document.ts';
import { documentToWire } from '../model/wireValue.ts';
import { timestampToWire } from '../model/wireTimestamp.ts';
import { runQuery as findDocuments } from '../query/index.ts';
import type { Call } from './call.ts';
import { withQueryView } from './queryView.ts';
import type { ReadView } from './readView.ts';

type Request = Wire<google.firestore.v1.IRunQueryRequest>;
type Response = Wire<google.firestore.v1.IRunQueryResponse>;

/** Finds everything at once; answers are made as they are taken, from documents that nothing changes any more. */
export function runQuery(call: Call, request: Request): Iterable<Response> {
  const { parent, structuredQuery } = request;
  return withQueryView(call, request, parent, structuredQuery, ({ id }, query, view) =>
    answers(id, findDocuments(view.snapshot, query), query.parts.offset, view),
  );
}

/**
 * At least one, so that the client learns the read time. All but the last one tell how many results were skipped: so does
 * the official emulator.
 */
function* answers(
  database: DatabaseId,
  documents: readonly Document[],
  skippedResults: number,
  { readTime: time, newTransaction }: ReadView,
): Generator<Response, void, undefined> {
  const readTime = timestampToWire(time);
  const begun = newTransaction && { transaction: newTransaction };
  if (documents.length === 0) yield { readTime, ...begun, done: true };
  for (const [index, document] of documents.entries()) {
    const isLast = index === documents.length - 1;
    yield {
      document: documentToWire(database, document),
      readTime,
      ...(index === 0 && begun),
      ...(isLast ? { done: true } : skippedResults > 0 && { skippedResults }),
    };
  }
}
