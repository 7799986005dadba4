import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** The host's response for a path in place of the site's: another response, or none. */
type Override = (path: string) => Answer | 'silence' | undefined;

/** A host between a browser and the site, whose behaviour a test can change at any time. */
export interface ChangingHost {
  readonly url: string;
  /** Changes the behaviour from now on; without a function it serves the site again. */
  answer(override?: Override): void;
  /** From now on the host serves another version: each file of the site has a new name, and the old files are gone. */
  publish(version: string): void;
  /** The requested paths, in order. */
  readonly requestedPaths: string[];
  close(): Promise<void>;
}

const named = /((?:\.\/|assets\/))([\w.-]+\.(?:js|css))/g;
const isFile = /^\/assets\/.*\.(?:js|css)$/;

/** The worker also contains its version. */
const versionOf = /(version:["'`])(?=[\da-f]{12}["'`])/;
const renamed = (body: Buffer, version: string) =>
  body.toString().replaceAll(named, `$1${version}$2`).replace(versionOf, `$1${version}`);

/** The site's own response. */
function fromSite(siteUrl: string, path: string) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      ask(siteUrl + path, { headers: { 'accept-encoding': 'identity' } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 502,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

export async function openChangingHost(siteUrl: string): Promise<ChangingHost> {
  let override: Override = () => undefined;
  let version = '';
  const requestedPaths: string[] = [];

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requestedPaths.push(path);
    const other = override(path);
    if (other === 'silence') return;
    if (other) {
      response.writeHead(other.status, { 'content-type': other.type }).end(other.body);
      return;
    }
    if (isFile.test(path) && !path.includes(version)) {
      response.writeHead(404).end();
      return;
    }
    fromSite(siteUrl, path.replace(version, '')).then(
      ({ status, headers, body }) => {
        const isText = /html|javascript|css/.test(String(headers['content-type']));
        const { 'content-length': _, 'transfer-encoding': __, ...kept } = headers;
        response.writeHead(status, kept).end(isText && version ? renamed(body, version) : body);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (other = () => undefined) => {
      override = other;
    },
    publish: (name) => {
      version = name;
    },
    requestedPaths,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => {
        server.close(closed);
      });
    },
  };
}
