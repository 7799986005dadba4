import { request as httpRequest } from 'node:http';
import { connect as connectHttp2, constants } from 'node:http2';
import type { ClientHttp2Session } from 'node:http2';
import { connect } from 'node:net';
import type { GrpcRequest, HostileRequest, HttpRequest, RawRequest } from './requests.ts';

/** After this, a request counts as one that hangs. Locks are waited for two seconds. */
const PATIENCE = 20_000;

/** Sends requests as they are, and says what came of them. Each of HTTP has a connection of its own: none may be cut. */
export class Sender {
  #session: ClientHttp2Session | undefined;
  readonly #host: string;
  readonly #port: number;

  constructor(host: string, port: number) {
    this.#host = host;
    this.#port = port;
  }

  /** @returns the status of HTTP or gRPC, from 500 upwards by its name; `cut` if the connection ended without one; `hangs` */
  async send(request: HostileRequest): Promise<string> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve('hangs'), PATIENCE);
    });
    try {
      return await Promise.race([this.#dispatch(request), patience]);
    } finally {
      clearTimeout(timer);
    }
  }

  close(): void {
    this.#session?.destroy();
  }

  #dispatch(request: HostileRequest): Promise<string> {
    switch (request.kind) {
      case 'grpc':
        return this.#grpc(request);
      case 'http':
        return this.#http(request);
      default:
        return this.#raw(request);
    }
  }

  #grpc({ path, headers, body }: GrpcRequest): Promise<string> {
    if (!this.#session || this.#session.destroyed || this.#session.closed) {
      this.#session = connectHttp2(`http://${this.#host}:${this.#port}`).on('error', () => {});
    }
    const stream = this.#session.request({
      [constants.HTTP2_HEADER_METHOD]: 'POST',
      [constants.HTTP2_HEADER_PATH]: path,
      'content-type': 'application/grpc',
      te: 'trailers',
      ...headers,
    });
    return new Promise((resolve) => {
      let status = 'cut';
      stream.on('response', (head) => (status = String(head['grpc-status'] ?? status)));
      stream.on('trailers', (trailers) => (status = String(trailers['grpc-status'])));
      stream.on('error', () => {});
      stream.on('close', () => resolve(status));
      stream.resume();
      stream.end(body);
    });
  }

  async #http(request: HttpRequest): Promise<string> {
    const { status, text } = await this.#exchange(request);
    const session = /\["c","([^"]+)"/.exec(text)?.[1];
    if (session !== undefined) {
      const path = `${request.path}&SID=${session}&TYPE=terminate`;
      await this.#exchange({ ...request, path, body: Buffer.alloc(0) });
    }
    return status;
  }

  #exchange({
    method,
    path,
    headers,
    body,
  }: HttpRequest): Promise<{ status: string; text: string }> {
    return new Promise((resolve) => {
      const host = this.#host;
      const port = this.#port;
      // Node itself says no length for some methods, and the body would be a request of its own then.
      const sized = { ...headers, 'content-length': body.length };
      const request = httpRequest({ host, port, method, path, headers: sized, agent: false });
      request.on('response', (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('close', () => {
          const reason = /"status":"(\w+)"/.exec(text)?.[1];
          const isFault = (response.statusCode ?? 0) >= 500 && reason !== undefined;
          resolve({ status: isFault ? reason : String(response.statusCode), text });
        });
      });
      request.on('error', () => resolve({ status: 'cut', text: '' }));
      request.end(body);
    });
  }

  #raw({ body }: RawRequest): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect(this.#port, this.#host);
      socket.on('error', () => {});
      socket.on('close', () => resolve('cut'));
      socket.resume();
      socket.end(body);
    });
  }
}
