import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FirestoreService } from '../service/types.ts';
import { handleAdmin } from './admin/handler.ts';
import type { AdminParts } from './admin/handler.ts';
import { allowCrossOrigin } from './cors.ts';
import { answerError, answerText } from './httpAnswer.ts';
import { handleRest } from './rest/handler.ts';
import { WebChannels } from './webchannel/handler.ts';

/** Everything that is not gRPC: admin endpoints, REST and WebChannel. The server listens nowhere by itself. */
export function createHttpServer(service: FirestoreService, admin: AdminParts): Server {
  const webChannels = new WebChannels(service);
  const server = createServer({ noDelay: true, keepAliveTimeout: 60_000 }, (request, response) => {
    // A client that goes away is no error of ours.
    response.on('error', () => response.destroy());
    allowCrossOrigin(request, response);
    route(request, response).catch((error: unknown) =>
      answerError(response, error, `${request.method} ${request.url}`),
    );
  });
  server.on('clientError', refuse);
  server.on('close', () => webChannels.close());
  // It never listens itself, but this is when node starts to enforce the time limits of requests.
  server.emit('listening');
  return server;

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') {
      response.writeHead(200, { 'Content-Length': 0 }).end();
      return;
    }
    // Not by `URL`, which would tidy up paths such as `/c/.` that the service must see.
    const [path, query] = split(request.url ?? '/');
    const handled =
      (await handleAdmin(admin, request, response, path, query)) ||
      (await webChannels.handle(request, response, path, query)) ||
      (await handleRest(service, request, response, path, query));
    if (!handled) answerText(response, 'Not Found\n', 404);
  }
}

function split(url: string): [string, string] {
  const mark = url.indexOf('?');
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
}

/** Bytes that are no HTTP. */
function refuse(_error: Error, socket: Duplex): void {
  if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  else socket.destroy();
}
