import type { ServerStreamMethod, UnaryMethod } from '../service/types.ts';

const UNARY: Record<string, UnaryMethod> = {
  GetDocument: 'getDocument',
  ListDocuments: 'listDocuments',
  CreateDocument: 'createDocument',
  UpdateDocument: 'updateDocument',
  DeleteDocument: 'deleteDocument',
  BeginTransaction: 'beginTransaction',
  Commit: 'commit',
  Rollback: 'rollback',
  ListCollectionIds: 'listCollectionIds',
  BatchWrite: 'batchWrite',
  PartitionQuery: 'partitionQuery',
};

const SERVER_STREAM: Record<string, ServerStreamMethod> = {
  BatchGetDocuments: 'batchGetDocuments',
  RunQuery: 'runQuery',
  RunAggregationQuery: 'runAggregationQuery',
};

/** What the service calls a method of the proto, by how it answers. */
type ServiceMethod =
  | { readonly kind: 'unary'; readonly method: UnaryMethod }
  | { readonly kind: 'serverStream'; readonly method: ServerStreamMethod }
  | { readonly kind: 'bidi'; readonly method: 'listen' | 'write' };

/** @throws Error for a name that the service does not have */
export function serviceMethod(rpcName: string): ServiceMethod {
  const unary = UNARY[rpcName];
  if (unary) return { kind: 'unary', method: unary };
  const serverStream = SERVER_STREAM[rpcName];
  if (serverStream) return { kind: 'serverStream', method: serverStream };
  if (rpcName === 'Listen') return { kind: 'bidi', method: 'listen' };
  if (rpcName === 'Write') return { kind: 'bidi', method: 'write' };
  throw new Error(`The service has no method ${rpcName}`);
}
