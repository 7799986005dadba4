import { Metadata, credentials, makeGenericClientConstructor, status } from '@grpc/grpc-js';
import type { Client, ClientDuplexStream, ServiceDefinition, StatusObject } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import descriptors from '@google-cloud/firestore-api/build/protos/protos.json' with { type: 'json' };
import type { Address } from './client.ts';
import { record } from './recording.ts';
import type { Recording } from './recording.ts';

/** As the recordings write an error: the name of the code, and the message. */
type GrpcError = readonly [code: string, message: string];
export type GrpcAnswer = { readonly response: Recording } | { readonly error: GrpcError };
export type GrpcStream = ClientDuplexStream<object, object>;

const definition = fromJSON(descriptors, {
  longs: String,
  enums: String,
  oneofs: true,
  arrays: true,
});
const service = definition['google.firestore.v1.Firestore'] as ServiceDefinition;
const FirestoreClient = makeGenericClientConstructor(service, 'Firestore');

/** Talks to the engine over gRPC, as an admin unless told otherwise. */
export class GrpcClient {
  readonly #client: Client;

  constructor({ host, port }: Address) {
    this.#client = new FirestoreClient(`${host}:${port}`, credentials.createInsecure());
  }

  unary(method: string, request: object, asAdmin = true): Promise<GrpcAnswer> {
    const { path, requestSerialize, responseDeserialize } = rpc(method);
    return new Promise((resolve) => {
      this.#client.makeUnaryRequest(
        path,
        requestSerialize,
        responseDeserialize,
        request,
        authorization(asAdmin),
        (error, response) =>
          resolve(error ? { error: grpcError(error) } : { response: record(response) }),
      );
    });
  }

  /** A two-way stream. */
  stream(method: 'Listen' | 'Write'): GrpcStream {
    const { path, requestSerialize, responseDeserialize } = rpc(method);
    return this.#client.makeBidiStreamRequest(
      path,
      requestSerialize,
      responseDeserialize,
      authorization(true),
    );
  }

  close(): void {
    this.#client.close();
  }
}

export function grpcError({ code, details }: Pick<StatusObject, 'code' | 'details'>): GrpcError {
  return [status[code] ?? String(code), details];
}

function rpc(method: string): NonNullable<ServiceDefinition[string]> {
  const found = service[method];
  if (!found) throw new Error(`There is no method ${method}`);
  return found;
}

function authorization(asAdmin: boolean): Metadata {
  const metadata = new Metadata();
  if (asAdmin) metadata.set('authorization', 'Bearer owner');
  return metadata;
}
