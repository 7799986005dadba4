import { Metadata, Server, ServerCredentials, status } from '@grpc/grpc-js';
import type {
  MethodDefinition,
  ServiceDefinition,
  UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { Socket } from 'node:net';
import { reportFault } from '../../model/fault.ts';
import type { FirestoreService } from '../../service/types.ts';
import { decode, encode, rpcMethods } from '../../codec/protos.ts';
import type { RpcMethod } from '../../codec/protos.ts';
import { serviceMethod } from '../methods.ts';
import { PIPELINE_UNSUPPORTED } from '../pipeline.ts';
import { bidiHandler, serverStreamHandler, unaryHandler } from './handlers.ts';

const MAX_MESSAGE_BYTES = 100 * 1024 * 1024;

/** gRPC of all methods, on sockets that something else has accepted. */
export interface GrpcServer {
  accept(socket: Socket): void;
  close(): void;
}

export function createGrpcServer(service: FirestoreService): GrpcServer {
  const server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': MAX_MESSAGE_BYTES,
  });
  const definition: Record<string, MethodDefinition<object, object>> = {};
  const implementation: UntypedServiceImplementation = {};
  for (const method of rpcMethods) {
    definition[method.name] = methodDefinition(method);
    implementation[method.name] = handler(service, method.name);
  }
  definition['ExecutePipeline'] = PIPELINE;
  implementation['ExecutePipeline'] = (_call: unknown, callback: (error: object) => void) =>
    callback({
      code: status.INVALID_ARGUMENT,
      details: PIPELINE_UNSUPPORTED,
      metadata: new Metadata(),
    });
  server.addService(definition satisfies ServiceDefinition, implementation);
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    accept: (socket) => injector.injectConnection(socket),
    close: () => {
      injector.destroy();
      server.forceShutdown();
    },
  };
}

/** Always refused: its messages are not read. */
const PIPELINE: MethodDefinition<object, object> = {
  path: '/google.firestore.v1.Firestore/ExecutePipeline',
  requestStream: false,
  responseStream: false,
  requestSerialize: () => Buffer.alloc(0),
  requestDeserialize: () => ({}),
  responseSerialize: () => Buffer.alloc(0),
  responseDeserialize: () => ({}),
};

function handler(service: FirestoreService, rpcName: string) {
  const { kind, method } = serviceMethod(rpcName);
  if (kind === 'unary') return unaryHandler(service, method);
  if (kind === 'serverStream') return serverStreamHandler(service, method);
  return bidiHandler(service, method);
}

function methodDefinition(method: RpcMethod): MethodDefinition<object, object> {
  const { requestType, responseType } = method;
  return {
    path: method.path,
    requestStream: method.requestStream,
    responseStream: method.responseStream,
    requestSerialize: (message) => buffer(encode(requestType, message)),
    requestDeserialize: (bytes) => decode(requestType, bytes),
    responseSerialize: (message) => {
      try {
        return buffer(encode(responseType, message));
      } catch (error) {
        // grpc-js answers INTERNAL by itself, and tells nobody else.
        reportFault(error, `gRPC ${method.name}`);
        throw error;
      }
    },
    responseDeserialize: (bytes) => decode(responseType, bytes),
  };
}

function buffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
