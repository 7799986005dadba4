// Simulates the CDN in front of Hosting, which the local suite lacks: it compresses and caches.
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { atEnd } from './cleanUp.ts';

interface Kept {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

const isText = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;

/** Fetch has already decoded these, or they apply to one connection. */
const notPassedOn = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

async function keep(answer: Response): Promise<Kept> {
  const headers = Object.fromEntries(answer.headers);
  for (const name of notPassedOn) delete headers[name];
  const whole = Buffer.from(await answer.arrayBuffer());
  if (!isText.test(headers['content-type'] ?? '')) {
    return { status: answer.status, headers, body: whole };
  }
  headers['content-encoding'] = 'gzip';
  return { status: answer.status, headers, body: gzipSync(whole) };
}

/** Serves the source's responses; returns its own address. */
export async function openCdn(source: (path: string) => Promise<Response>): Promise<string> {
  const responses = new Map<string, Promise<Kept>>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const known = responses.get(path) ?? source(path).then(keep);
    responses.set(path, known);
    known.then(
      ({ status, headers, body }) => {
        response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
      },
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(async () => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The CDN has no port');
  return `http://127.0.0.1:${address.port}`;
}
