// A program: serves the built function `site` by Express, as Google's runtime does. It tells its parent the port, and
// how many documents it has read whenever it is asked.
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DocumentReference, Query, type QuerySnapshot } from 'firebase-admin/firestore';

interface Express {
  all: (path: RegExp, handler: unknown) => void;
  listen: (port: number, host: string, onListening: () => void) => Server;
}

let reads = 0;
/** Has all that is read by `get` counted. */
function count(prototype: object, documentsIn: (found: QuerySnapshot) => number): void {
  const get = Reflect.get(prototype, 'get') as (this: unknown) => Promise<QuerySnapshot>;
  Reflect.set(prototype, 'get', async function counted(this: unknown) {
    const found = await get.call(this);
    reads += documentsIn(found);
    return found;
  });
}
// To find nothing is billed as well.
count(Query.prototype, ({ size }) => Math.max(1, size));
count(DocumentReference.prototype, () => 1);
process.on('message', () => process.send?.(reads));

const bundle = path.join(import.meta.dirname, '../../../functions/lib/index.js');
const { site } = (await import(pathToFileURL(bundle).href)) as { site: unknown };
// The one that firebase-functions brings.
const { resolve } = createRequire(import.meta.url);
const asFunctions = createRequire(resolve('firebase-functions'));
const app = (asFunctions('express') as () => Express)();
app.all(/.*/, site);
const server = app.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port);
});
