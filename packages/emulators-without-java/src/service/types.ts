import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import type { Wire } from '../model/wire.ts';
import type { Auth } from '../model/auth.ts';
import type { DatabaseId, Document } from '../model/document.ts';
import type { StreamHandler, StreamSink } from '../model/stream.ts';
import type { Commit } from '../store/types.ts';

/** What a transport knows about a call besides its message. */
export interface CallContext {
  readonly auth: Auth;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /** `projects/P/databases/D` where the transport knows it (URL, resource-prefix metadata); messages come first. */
  readonly database?: string | undefined;
}

/** Methods of google.firestore.v1.Firestore that answer once; named as in the proto, first letter small. */
export type UnaryMethod =
  | 'getDocument'
  | 'listDocuments'
  | 'createDocument'
  | 'updateDocument'
  | 'deleteDocument'
  | 'beginTransaction'
  | 'commit'
  | 'rollback'
  | 'listCollectionIds'
  | 'batchWrite'
  | 'partitionQuery';
/** Methods that answer with a stream. */
export type ServerStreamMethod = 'batchGetDocuments' | 'runQuery' | 'runAggregationQuery';

/**
 * google.firestore.v1.Firestore without a transport. Messages have the shape of `model/wire.ts`.
 * Every failure is a StatusError.
 */
export interface FirestoreService {
  unary(method: UnaryMethod, request: object, context: CallContext): Promise<object>;
  serverStream(
    method: ServerStreamMethod,
    request: object,
    context: CallContext,
  ): AsyncIterable<object>;
  listen(
    context: CallContext,
    sink: StreamSink<Wire<google.firestore.v1.IListenResponse>>,
  ): StreamHandler<Wire<google.firestore.v1.IListenRequest>>;
  write(
    context: CallContext,
    sink: StreamSink<Wire<google.firestore.v1.IWriteResponse>>,
  ): StreamHandler<Wire<google.firestore.v1.IWriteRequest>>;
}

/** What the admin endpoints, the event delivery and keeping data need of the databases. */
export interface Databases {
  /** Forgets all documents of the database, or those at and below `path`. Listeners see them go; no events fire. */
  clear(database: DatabaseId, path?: string): void;
  /** Every database that has documents. */
  list(): DatabaseId[];
  /** All documents of the database as they are now, in name order: what an export keeps. */
  documents(database: DatabaseId): Iterable<Document>;
  /** Puts documents back as they were kept, times included. Listeners see them come; no events fire. */
  restore(database: DatabaseId, documents: Iterable<Document>): void;
  /** Called after each commit, in commit order, except for clears and imports. */
  onCommit(listener: (database: DatabaseId, commit: Commit, auth: Auth) => void): () => void;
}
