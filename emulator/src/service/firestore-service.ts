import { StatusError } from '../model/status.ts';
import { batchGetDocuments } from './batch-get-documents.ts';
import { batchWrite } from './batch-write.ts';
import { beginTransaction } from './begin-transaction.ts';
import { commit } from './commit.ts';
import { createDocument } from './create-document.ts';
import { deleteDocument } from './delete-document.ts';
import { startCall } from './engine.ts';
import type { Call, Engine } from './engine.ts';
import { getDocument } from './get-document.ts';
import { listCollectionIds } from './list-collection-ids.ts';
import { listDocuments } from './list-documents.ts';
import { ListenStream } from './listen-stream.ts';
import { rollback } from './rollback.ts';
import { runAggregationQuery } from './run-aggregation-query.ts';
import { runQuery } from './run-query.ts';
import type { FirestoreService, ServerStreamMethod, UnaryMethod } from './types.ts';
import { updateDocument } from './update-document.ts';
import { WriteStream } from './write-stream.ts';

/** The proto's messages have only optional fields, so that any object may be one; operations check what they need. */
const unary: Record<UnaryMethod, (call: Call, request: object) => object | Promise<object>> = {
  getDocument,
  listDocuments,
  createDocument,
  updateDocument,
  deleteDocument,
  beginTransaction,
  commit,
  rollback,
  listCollectionIds,
  batchWrite,
  partitionQuery: () => {
    throw new StatusError(
      'UNIMPLEMENTED',
      'Method google.firestore.v1.Firestore/PartitionQuery is unimplemented',
    );
  },
};

const serverStreams: Record<ServerStreamMethod, (call: Call, request: object) => Iterable<object>> =
  {
    batchGetDocuments,
    runQuery,
    runAggregationQuery,
  };

export function createFirestoreService(engine: Engine): FirestoreService {
  return {
    unary: async (method, request, context) => unary[method](startCall(engine, context), request),
    async *serverStream(method, request, context) {
      yield* serverStreams[method](startCall(engine, context), request);
    },
    listen: (context, sink) => new ListenStream(engine, context, sink),
    write: (context, sink) => new WriteStream(engine, context, sink),
  };
}
