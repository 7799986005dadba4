import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { HttpsFunction } from 'firebase-functions/v2/https';

/** As on the server that runs functions: JSON and forms are parsed, and text stays text. */
function bodyOf(request: IncomingMessage, raw: Buffer): unknown {
  const type = request.headers['content-type'] ?? '';
  const text = raw.toString();
  if (type.startsWith('application/json') && text !== '') return JSON.parse(text);
  const isForm = type.startsWith('application/x-www-form-urlencoded');
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : text;
}

/**
 * Serves functions of this process over HTTP, with the parts of Express that callables need. The path selects the
 * function.
 */
export async function serve(handlerOf: (path: string) => HttpsFunction | Promise<HttpsFunction>) {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const handler = await handlerOf(request.url ?? '');
    const { pathname: path } = new URL(request.url ?? '', 'http://127.0.0.1');
    const rawBody = await buffer(request);
    const body = bodyOf(request, rawBody);
    const header = (name: string) => request.headers[name.toLowerCase()];
    const status = (code: number) => Object.assign(response, { statusCode: code });
    const send = (answer: unknown) => response.end(JSON.stringify(answer));
    await handler(
      Object.assign(request, { path, body, rawBody, header }) as never,
      Object.assign(response, { status, send }) as never,
    );
  };
  // Invalid JSON is refused; a cut connection gets no answer.
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    /** The status and body of the response to a call with this data and these headers. */
    call: async (data: unknown, headers: Record<string, string> = {}, at = '') => {
      const answer = await fetch(url + at, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ data }),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
