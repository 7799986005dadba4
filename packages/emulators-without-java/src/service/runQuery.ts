import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import type { Wire } from '../model/wire.ts';
import type { DatabaseId, Document } from '../model/document.ts';
import { documentToWire } from '../model/wireValue.ts';
import { timestampToWire } from '../model/wireTimestamp.ts';
import { readSet, runQuery as findDocuments } from '../query/index.ts';
import type { Query } from '../query/index.ts';
import type { Call } from './call.ts';
import { Explanation } from './explain.ts';
import { withQueryView } from './queryView.ts';
import type { ReadView } from './readView.ts';

type Request = Wire<google.firestore.v1.IRunQueryRequest>;
type Response = Wire<google.firestore.v1.IRunQueryResponse>;

/** Finds everything at once; answers are made as they are taken, from documents that nothing changes any more. */
export function runQuery(call: Call, request: Request): Iterable<Response> {
  const { parent, structuredQuery, explainOptions } = request;
  const explanation = new Explanation(call, explainOptions);
  return withQueryView(call, request, parent, structuredQuery, ({ id }, query, view) => {
    if (explanation.isPlanOnly) {
      return [{ ...begunBy(view), done: true, ...explanation.metrics(query, 0) }];
    }
    const documents = find(query, view);
    const last = { done: true, ...explanation.metrics(query, documents.length) };
    return answers(id, documents, query.parts.offset, view, last);
  });
}

function find(query: Query, view: ReadView): Document[] {
  const documents = findDocuments(view.snapshot, query);
  view.lockQuery(readSet(query, view.snapshot, documents));
  return documents;
}

const begunBy = ({ newTransaction: transaction }: ReadView): Response =>
  transaction ? { transaction } : {};

/**
 * At least one, so that the client learns the read time. All but the last one tell how many results were skipped: so does
 * the official emulator.
 */
function* answers(
  database: DatabaseId,
  documents: readonly Document[],
  skippedResults: number,
  view: ReadView,
  last: Response,
): Generator<Response, void, undefined> {
  const readTime = timestampToWire(view.readTime);
  const begun = begunBy(view);
  if (documents.length === 0) yield { readTime, ...begun, ...last };
  for (const [index, document] of documents.entries()) {
    const isLast = index === documents.length - 1;
    yield {
      document: documentToWire(database, document),
      readTime,
      ...(index === 0 && begun),
      ...(isLast ? last : skippedResults > 0 && { skippedResults }),
    };
  }
}
