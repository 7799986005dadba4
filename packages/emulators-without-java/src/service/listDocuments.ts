import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import type { Document } from '../model/document.ts';
import { documentName, idOf, isBelow, join } from '../model/path.ts';
import { parseParentName } from '../model/resourceName.ts';
import { StatusError } from '../model/status.ts';
import type { Wire, WireQuery } from '../model/wire.ts';
import { Query, parseQuery, readSet, runQuery } from '../query/index.ts';
import type { SortKey } from '../query/order.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { authorizeQuery, requireAdmin } from './authorization.ts';
import { masked } from './documentMask.ts';
import type { Call } from './call.ts';
import { checkPageSize, lastOfPageBefore, pageOf } from './page.ts';
import { withReadView } from './readView.ts';
import type { ReadView } from './readView.ts';

type Request = Wire<google.firestore.v1.IListDocumentsRequest>;
type Response = Wire<google.firestore.v1.IListDocumentsResponse>;

/** A result: `document` is undefined for one that only has something below it. */
interface Listed {
  readonly path: string;
  readonly document: Document | undefined;
}

/** The documents directly below a parent, of one collection or of all. Rules judge it as a query. */
export function listDocuments(call: Call, request: Request): Response {
  checkPageSize(request.pageSize);
  const { database: id, path: parent } = parseParentName(request.parent ?? '');
  const toWire = masked(id, request.mask);
  const collectionId = request.collectionId ?? '';
  if (request.showMissing) {
    if (collectionId === '') {
      throw invalid('collection id must be set when show_missing is true');
    }
    requireAdmin(call, 'Metadata operations require admin authentication.');
  }
  const wireQuery = toQuery(request);
  const query = parseQuery(parent, wireQuery);
  const database = call.parts.databases.open(id);
  return withReadView(database, request, (view) => {
    authorizeQuery(call, database, view.snapshot, parent, withLimit(wireQuery, request));
    const last = lastOfPageBefore(request);
    if (last !== undefined) view.lockDocument(last);
    const collectionPath = join(parent, collectionId);
    // What is missing is listed for whatever is further down.
    if (request.showMissing) view.lockQuery(({ path }) => isBelow(path, collectionPath));
    const rest = request.showMissing
      ? withMissing(view.snapshot, collectionPath, last)
      : documentsAfter(view, query, last, request.pageSize);
    const { items, ...next } = pageOf<Listed>(rest, request, ({ path }) => path);
    const documents = items.map(({ path, document }) =>
      document === undefined ? { name: documentName(id, path) } : toWire(document),
    );
    return { documents, ...next };
  });
}

/** The results after one of them, as many as a page takes. In name order that costs a page, in any other a sort. */
function documentsAfter(
  view: ReadView,
  query: Query,
  last: string | undefined,
  pageSize: number | null | undefined,
): Listed[] {
  const start =
    last === undefined ? undefined : { key: keyOf(view.snapshot, query, last), before: false };
  const page = new Query({ ...query.parts, start, limit: pageSize || undefined });
  const documents = runQuery(view.snapshot, page);
  view.lockQuery(readSet(page, view.snapshot, documents));
  return documents.map((document) => ({ path: document.path, document }));
}

function keyOf(snapshot: Snapshot, query: Query, path: string): SortKey {
  if (query.isNameOrdered) return [path];
  const document = snapshot.get(path);
  const key = document === undefined ? undefined : query.keyOf(document);
  if (key === undefined) throw invalid('The page token names a document that is gone.');
  return key;
}

function* withMissing(
  snapshot: Snapshot,
  collectionPath: string,
  last: string | undefined,
): Generator<Listed> {
  for (const id of snapshot.idsUnder(collectionPath, last && idOf(last))) {
    const path = join(collectionPath, id);
    yield { path, document: snapshot.get(path) };
  }
}

function toQuery({ collectionId, orderBy }: Request): WireQuery {
  return {
    from: collectionId ? [{ collectionId }] : [],
    orderBy: (orderBy ?? '')
      .split(',')
      .filter((part) => part.trim() !== '')
      .map((part) => {
        const [fieldPath, direction = 'asc', ...rest] = part.trim().split(/\s+/);
        if (rest.length > 0 || !/^(asc|desc)$/i.test(direction)) {
          throw invalid(`Invalid order by: "${orderBy}".`);
        }
        return {
          field: { fieldPath },
          direction: /^asc$/i.test(direction) ? 'ASCENDING' : 'DESCENDING',
        } as const;
      }),
  };
}

/** For rules that look at `request.query.limit`. */
function withLimit(query: WireQuery, { pageSize }: Request): WireQuery {
  return pageSize ? { ...query, limit: { value: pageSize } } : query;
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
