import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Heard {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Stands where the Functions emulator would be, and takes every event. */
export interface FunctionsHost {
  readonly port: number;
  /** What functions of the project have heard. */
  heard(project: string): readonly Heard[];
  close(): void;
}

export async function startFunctionsHost(): Promise<FunctionsHost> {
  const all: Heard[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      all.push({ path: request.url ?? '', headers: request.headers, body });
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    heard: (project) => all.filter(({ path }) => path.includes(`/projects/${project}/`)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
