import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { Triggers } from '../../events/triggers.ts';
import type { RulesRegistry } from '../../rules/types.ts';
import type { StreamSink } from '../../model/stream.ts';
import type { CallContext, Databases, FirestoreService } from '../../service/types.ts';
import { createGrpcServer } from '../grpc/server.ts';
import { createHttpServer } from '../httpServer.ts';
import { splitByProtocol } from '../port.ts';

/** What the service was asked, and the streams that are open. */
export interface Calls {
  readonly unary: { method: string; request: object; context: CallContext }[];
  readonly streams: {
    sink: StreamSink<object>;
    context: CallContext;
    received: object[];
    /** Replaces what the stream does with a message: nothing. */
    onReceive?: () => void;
    ended: boolean;
  }[];
}

export type Answer = (
  method: string,
  request: object,
  context: CallContext,
) => object | Promise<object>;

/** The transports over a service that answers as the test says: what they carry is tested elsewhere. */
export async function startTransport(answer: Answer = () => ({})) {
  const calls: Calls = { unary: [], streams: [] };
  return { calls, ...(await serve(scriptedService(calls, answer))) };
}

/** The transports over any service. */
export async function serve(service: FirestoreService) {
  const grpc = createGrpcServer(service);
  const http = createHttpServer(service, {
    databases: NO_DATABASES,
    rules: NO_RULES,
    triggers: new Triggers(undefined),
    shutdown: () => {},
  });
  const accept = splitByProtocol(grpc, http);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    accept(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      http.close();
      grpc.close();
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function scriptedService(calls: Calls, answer: Answer): FirestoreService {
  const open = (context: CallContext, sink: StreamSink<object>) => {
    const stream: Calls['streams'][number] = { sink, context, received: [], ended: false };
    calls.streams.push(stream);
    return {
      receive: (request: object) => {
        stream.received.push(request);
        stream.onReceive?.();
      },
      end: () => void (stream.ended = true),
    };
  };
  return {
    async unary(method, request, context) {
      calls.unary.push({ method, request, context });
      return answer(method, request, context);
    },
    async *serverStream(method, request, context) {
      calls.unary.push({ method, request, context });
      const answers = await answer(method, request, context);
      yield* Array.isArray(answers) ? (answers as object[]) : [answers];
    },
    listen: open,
    write: open,
  };
}

const NO_DATABASES: Databases = {
  clear: () => {},
  list: () => [],
  documents: () => [],
  restore: () => {},
  onCommit: () => () => {},
};

const NO_RULES: RulesRegistry = {
  load: () => [],
  loadDefault: () => [],
  for: () => {
    throw new Error('not asked by a transport');
  },
  coverage: () => ({ rules: {}, report: [] }),
  onEvaluation: () => () => {},
};
