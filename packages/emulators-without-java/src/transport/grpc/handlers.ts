import { Metadata, status } from '@grpc/grpc-js';
import type {
  ServerDuplexStream,
  ServerUnaryCall,
  ServerWritableStream,
  StatusObject,
  sendUnaryData,
} from '@grpc/grpc-js';
import { once } from 'node:events';
import type { EventEmitter } from 'node:events';
import type { StreamHandler, StreamSink } from '../../model/stream.ts';
import type {
  CallContext,
  FirestoreService,
  ServerStreamMethod,
  UnaryMethod,
} from '../../service/types.ts';
import { parseAuthorization } from '../auth.ts';
import { toStatusError } from '../../model/fault.ts';
import type { StatusError } from '../../model/status.ts';

/** What all kinds of calls have in common. */
type AnyCall = EventEmitter & { readonly metadata: Metadata; readonly cancelled: boolean };

export function unaryHandler(service: FirestoreService, method: UnaryMethod) {
  return (call: ServerUnaryCall<object, object>, callback: sendUnaryData<object>): void => {
    void answer(service, method, call, callback);
  };
}

async function answer(
  service: FirestoreService,
  method: UnaryMethod,
  call: ServerUnaryCall<object, object>,
  callback: sendUnaryData<object>,
): Promise<void> {
  try {
    callback(null, await service.unary(method, call.request, contextOf(call)));
  } catch (error) {
    callback(grpcStatus(toStatusError(error, `gRPC ${method}`)));
  }
}

export function serverStreamHandler(service: FirestoreService, method: ServerStreamMethod) {
  return (call: ServerWritableStream<object, object>): void => {
    stream(service, method, call).catch((error: unknown) =>
      fail(call, toStatusError(error, `gRPC ${method}`)),
    );
  };
}

async function stream(
  service: FirestoreService,
  method: ServerStreamMethod,
  call: ServerWritableStream<object, object>,
): Promise<void> {
  const context = contextOf(call);
  for await (const response of service.serverStream(method, call.request, context)) {
    if (context.signal.aborted) return;
    if (!call.write(response)) await drained(call, context.signal);
  }
  call.end();
}

/** Also when the client goes away, which the signal tells. */
async function drained(call: EventEmitter, signal: AbortSignal): Promise<void> {
  try {
    await once(call, 'drain', { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

export function bidiHandler(service: FirestoreService, method: 'listen' | 'write') {
  return (call: ServerDuplexStream<object, object>): void => {
    let open = true;
    const close = (error?: StatusError): void => {
      if (!open) return;
      open = false;
      if (error === undefined) call.end();
      else fail(call, error);
    };
    const guard = (step: () => void): void => {
      try {
        step();
      } catch (error) {
        close(toStatusError(error, `gRPC ${method}`));
      }
    };
    const sink: StreamSink<object> = {
      send: (response) => {
        if (open && !call.cancelled) call.write(response);
      },
      close,
    };
    guard(() => {
      const context = contextOf(call);
      const handler: StreamHandler<object> =
        method === 'listen' ? service.listen(context, sink) : service.write(context, sink);
      const end = (): void => guard(() => handler.end());
      call.on('data', (request: object) => guard(() => open && handler.receive(request)));
      // Either may come first, or only one of them; handlers may be told twice.
      call.on('end', end);
      context.signal.addEventListener('abort', end);
    });
  };
}

/** @throws StatusError for a bad Authorization header */
function contextOf(call: AnyCall): CallContext {
  const aborter = new AbortController();
  // With a reason of its own, no exception is built for each call.
  call.on('cancelled', () => aborter.abort('cancelled'));
  if (call.cancelled) aborter.abort('cancelled');
  return {
    auth: parseAuthorization(header(call.metadata, 'authorization')),
    signal: aborter.signal,
    database: header(call.metadata, 'google-cloud-resource-prefix'),
  };
}

function header(metadata: Metadata, name: string): string | undefined {
  return metadata.get(name)[0]?.toString();
}

function fail(call: AnyCall, error: StatusError): void {
  if (call.cancelled) return;
  // grpc-js's own way of ending a stream with a status.
  call.emit('error', grpcStatus(error));
}

function grpcStatus({ code, message }: StatusError): StatusObject {
  // grpc-js percent-encodes the message and can't encode half a surrogate pair.
  return {
    code: status[code],
    details: Buffer.from(message).toString(),
    metadata: new Metadata(),
  };
}
