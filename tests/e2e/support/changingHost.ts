import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** What a host does with a path, in place of the site: another answer, or none at all. */
type Instead = (path: string) => Answer | 'silence' | undefined;

/** A host between a browser and the site, which can be another one from one moment to the next. */
export interface ChangingHost {
  readonly url: string;
  /** From now on. Without a function it is the site again. */
  answer(instead?: Instead): void;
  /** From now on the host has another version: each file of the site has another name, and the old ones are gone. */
  publish(version: string): void;
  /** The paths that were asked for, in their order. */
  readonly asked: string[];
  close(): Promise<void>;
}

const named = /((?:\.\/|assets\/))([\w.-]+\.(?:js|css))/g;
const isFile = /^\/assets\/.*\.(?:js|css)$/;

/** The worker names its version besides. */
const versionOf = /(version:["'`])/;
const renamed = (body: Buffer, version: string) =>
  body.toString().replaceAll(named, `$1${version}$2`).replace(versionOf, `$1${version}`);

/** What the site itself answers. */
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

export async function openHost(siteUrl: string): Promise<ChangingHost> {
  let instead: Instead = () => undefined;
  let version = '';
  const asked: string[] = [];

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const other = instead(path);
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
      instead = other;
    },
    publish: (name) => {
      version = name;
    },
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => {
        server.close(closed);
      });
    },
  };
}
