// A program: serves the built function `site` by Express, as Google's runtime does, on a port that it prints.
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { pathToFileURL } from 'node:url';
import path from 'node:path';

interface Express {
  all: (path: RegExp, handler: unknown) => void;
  listen: (port: number, host: string, onListening: () => void) => Server;
}

const bundle = path.join(import.meta.dirname, '../../../functions/lib/index.js');
const { site } = (await import(pathToFileURL(bundle).href)) as { site: unknown };
// The one that firebase-functions brings.
const require = createRequire(createRequire(import.meta.url).resolve('firebase-functions'));
const app = (require('express') as () => Express)();
app.all(/.*/, site);
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
