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
  /** What functions of the project have heard, once there are so many events or no more come. */
  heard(project: string, count: number): Promise<readonly Heard[]>;
  close(): void;
}

const SILENCE_MILLISECONDS = 5000;

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
    async heard(project, count) {
      const heard = (): Heard[] => all.filter(({ path }) => path.includes(`/projects/${project}/`));
      const deadline = performance.now() + SILENCE_MILLISECONDS;
      while (heard().length < count && performance.now() < deadline) {
        // oxlint-disable-next-line no-await-in-loop
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return heard();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
