import { StatusError } from '../model/status.ts';
import { batchGetDocuments } from './batchGetDocuments.ts';
import { batchWrite } from './batchWrite.ts';
import { beginTransaction } from './beginTransaction.ts';
import { commit } from './commit.ts';
import { createDocument } from './createDocument.ts';
import { deleteDocument } from './deleteDocument.ts';
import { startCall } from './call.ts';
import type { Call, ServiceParts } from './call.ts';
import { getDocument } from './getDocument.ts';
import { listCollectionIds } from './listCollectionIds.ts';
import { listDocuments } from './listDocuments.ts';
import { ListenStream } from './listenStream.ts';
import { rollback } from './rollback.ts';
import { runAggregationQuery } from './runAggregationQuery.ts';
import { runQuery } from './runQuery.ts';
import type { FirestoreService, ServerStreamMethod, UnaryMethod } from './types.ts';
import { updateDocument } from './updateDocument.ts';
import { WriteStream } from './writeStream.ts';

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

export function createFirestoreService(parts: ServiceParts): FirestoreService {
  return {
    unary: async (method, request, context) => unary[method](startCall(parts, context), request),
    async *serverStream(method, request, context) {
      yield* serverStreams[method](startCall(parts, context), request);
    },
    listen: (context, sink) => new ListenStream(parts, context, sink),
    write: (context, sink) => new WriteStream(parts, context, sink),
  };
}
