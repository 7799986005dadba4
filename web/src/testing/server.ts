import { vi } from 'vitest';

/** The used part of Node's server: the app's types include only the browser. */
interface Http {
  createServer: (
    answer: (
      request: {
        url?: string;
        socket: { destroy: () => void };
        on: (event: 'data' | 'end', listener: (part: { toString: () => string }) => void) => void;
      },
      response: {
        writeHead: (status: number, headers: Record<string, string>) => void;
        end: (text: string) => void;
      },
    ) => void,
  ) => {
    listen: (port: number, host: string, ready: () => void) => void;
    address: () => { port: number };
    close: (done: () => void) => void;
    closeAllConnections: () => void;
  };
}

/** Maps a request to its answer; undefined breaks the connection. */
export type Answering = (
  path: string,
  body: unknown,
) => { status?: number; json: unknown } | undefined;

export interface Server {
  port: number;
  answer: Answering;
  requests: { path: string; body: unknown }[];
  close: () => Promise<void>;
}

/** Makes the site use this server as part of the local suite: `offset` is the port offset of the service. */
export function beSuite({ port }: Server, offset: number): void {
  vi.stubEnv('VITE_EMULATOR_BASE_PORT', String(port - offset));
  vi.spyOn(window, 'location', 'get').mockReturnValue({ hostname: '127.0.0.1' } as Location);
}

/** A small local server with answers from the test: its clients are real. */
export async function startServer(): Promise<Server> {
  const { createServer } = await vi.importActual<Http>('node:http');
  const http = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += part.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      server.requests.push({ path, body });
      const answer = server.answer(path, body);
      if (!answer) {
        request.socket.destroy();
        return;
      }
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
      response.end(typeof answer.json === 'string' ? answer.json : JSON.stringify(answer.json));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const server: Server = {
    port: http.address().port,
    answer: () => ({ status: 404, json: {} }),
    requests: [],
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(resolve);
      }),
  };
  return server;
}
