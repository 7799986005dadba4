// A program that serves the function `site` with Express, like Google's runtime. It sends its parent the port, and on
// request the number of documents it has read. It runs from source, because the Firestore in the bundle cannot be counted.
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { DocumentReference, Query, type QuerySnapshot } from 'firebase-admin/firestore';

interface Express {
  all: (path: RegExp, handler: unknown) => void;
  listen: (port: number, host: string, onListening: () => void) => Server;
}

let reads = 0;
/** Counts all documents read by `get`. */
function count(prototype: object, documentsIn: (found: QuerySnapshot) => number): void {
  const get = Reflect.get(prototype, 'get') as (this: unknown) => Promise<QuerySnapshot>;
  Reflect.set(prototype, 'get', async function counted(this: unknown) {
    const found = await get.call(this);
    reads += documentsIn(found);
    return found;
  });
}
// An empty result is billed, too.
count(Query.prototype, ({ size }) => Math.max(1, size));
count(DocumentReference.prototype, () => 1);
process.on('message', () => process.send?.(reads));

const { site } = await import('../../../functions/src/site/site.ts');
// The Express that firebase-tools brings.
const { resolve } = createRequire(import.meta.url);
const asFunctions = createRequire(resolve('firebase-functions'));
const app = (asFunctions('express') as () => Express)();
app.all(/.*/, site);
const server = app.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port);
});
