import { request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Address } from './client.ts';

export interface HttpRequest {
  readonly method: string;
  /** As it goes over the wire: `fetch` would tidy up paths such as `//` and `/c/.`. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** One request, answered up to the headers. */
export function open(
  engine: Address,
  { method, path, headers = {}, body }: HttpRequest,
): Promise<IncomingMessage> {
  const { host, port } = engine;
  return new Promise((resolve, reject) => {
    const call = request({ host, port, method, path, headers, agent: false }, resolve);
    call.once('error', reject);
    call.end(body);
  });
}

export async function send(engine: Address, sent: HttpRequest): Promise<HttpAnswer> {
  const response = await open(engine, sent);
  let body = '';
  for await (const text of response.setEncoding('utf8')) body += String(text);
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}
