import protobuf from 'protobufjs';
import descriptors from '@google-cloud/firestore-api/build/protos/protos.json' with { type: 'json' };

/** One method of google.firestore.v1.Firestore, resolved. */
export interface RpcMethod {
  /** As in the proto: `RunQuery`. */
  readonly name: string;
  readonly path: string;
  readonly requestType: protobuf.Type;
  readonly responseType: protobuf.Type;
  readonly requestStream: boolean;
  readonly responseStream: boolean;
  /** The `google.api.http` option: how REST reaches the method. */
  readonly http: HttpRule | undefined;
}

export interface HttpRule {
  readonly get?: string;
  readonly post?: string;
  readonly patch?: string;
  readonly delete?: string;
  readonly body?: string;
  readonly additional_bindings?: HttpRule;
}

const root = protobuf.Root.fromJSON(descriptors);
addVerify(root.lookupType('google.firestore.v1.Write'));
addEventData(root.lookup('google.firestore.v1'));
root.resolveAll();

const service = root.lookupService('google.firestore.v1.Firestore');

/** Pipelines are always refused, before their message is read: see transport/pipeline.ts. */
const served = service.methodsArray.filter(({ name }) => name !== 'ExecutePipeline');

export const rpcMethods: readonly RpcMethod[] = served.map((method) => ({
  name: method.name,
  path: `/google.firestore.v1.Firestore/${method.name}`,
  requestType: resolved(method.resolvedRequestType),
  responseType: resolved(method.resolvedResponseType),
  requestStream: method.requestStream ?? false,
  responseStream: method.responseStream ?? false,
  http: httpRule(method),
}));

/** @throws Error for a name that is no method of the service */
export function rpcMethod(name: string): RpcMethod {
  const method = rpcMethods.find((candidate) => candidate.name === name);
  if (!method) throw new Error(`google.firestore.v1.Firestore has no method ${name}`);
  return method;
}

/** @param name e.g. `Document`; relative to google.firestore.v1 */
export function messageType(name: string): protobuf.Type {
  return root.lookupType(`google.firestore.v1.${name}`);
}

/** The body of a function's CloudEvent; its messages have the same field numbers as google.firestore.v1. */
export const documentEventData = messageType('DocumentEventData');

/** Reads a message into the shape of `model/wire.ts`. @throws Error on bytes that are no such message */
export function decode(type: protobuf.Type, bytes: Uint8Array): object {
  return type.toObject(type.decode(bytes), { longs: String, enums: String });
}

export function encode(type: protobuf.Type, message: object): Uint8Array {
  return type.encode(type.fromObject(message)).finish();
}

/** The web SDK verifies documents in transactions with a field that the published protos leave out. */
function addVerify(write: protobuf.Type): void {
  const verify = new protobuf.Field('verify', 5, 'string');
  write.add(verify);
  write.oneofs['operation']?.add(verify);
}

function addEventData(namespace: protobuf.ReflectionObject | null): void {
  if (!(namespace instanceof protobuf.Namespace)) throw new Error('google.firestore.v1 is missing');
  namespace.add(
    new protobuf.Type('DocumentEventData')
      .add(new protobuf.Field('value', 1, 'Document'))
      .add(new protobuf.Field('oldValue', 2, 'Document'))
      .add(new protobuf.Field('updateMask', 3, 'DocumentMask')),
  );
}

function resolved(type: protobuf.Type | null): protobuf.Type {
  if (!type) throw new Error('A method of google.firestore.v1.Firestore has no message type');
  return type;
}

function httpRule(method: protobuf.Method): HttpRule | undefined {
  const options: Record<string, HttpRule>[] = method.parsedOptions ?? [];
  return options.find((option) => option['(google.api.http)'])?.['(google.api.http)'];
}
