import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { publicListLimit } from '@selasar/domain/core';
import type { OfferSource } from '@selasar/domain/offers';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { errorFacts } from '../platform/errorFacts.ts';
import { db, plainReader } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';

/** How long a visitor waits for data that the page can do without. */
const timeoutMs = 2500;

const toOffer = (found: DocumentSnapshot) => ({ id: found.id, data: found.data() });

/** If it takes too long, logs that and rejects. */
export const storedOffers: OfferSource = {
  list: (collection, featured) =>
    inTime(collection, async () => {
      const all = db.collection(collection);
      const wanted =
        featured === undefined
          ? all.limit(publicListLimit)
          : all.where('featured', '==', true).limit(featured);
      return (await wanted.get()).docs.map(toOffer);
    }),
  find: (collection, id) =>
    inTime(collection, async () => {
      const found = await readTogether(db.collection(collection).doc(id));
      return found?.exists ? toOffer(found) : undefined;
    }),
};

let next: ReturnType<typeof nextRead> | undefined;

async function readTogether(document: DocumentReference): Promise<DocumentSnapshot | undefined> {
  next ??= nextRead();
  next.documents.set(document.path, document);
  return (await next.found).get(document.path);
}

function nextRead() {
  const documents = new Map<string, DocumentReference>();
  const found = setImmediate().then(async () => {
    next = undefined;
    const read = await plainReader(...documents.values());
    return new Map(read.map((snapshot) => [snapshot.ref.path, snapshot]));
  });
  return { documents, found };
}

async function inTime<T>(collection: string, read: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([read(), late]);
  } catch (error) {
    logger.error('Offers could not be read for a page', { collection, ...errorFacts(error) });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** As in web/src/server. */
interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Built {
  createSite: (options: {
    template: string;
    manifest: unknown;
    offers: OfferSource;
    localeStorage: AsyncLocalStorage<unknown>;
    origin?: string | undefined;
    policy?: string | undefined;
    onError: (error: unknown, path: string) => void;
  }) => (address: string, nowMs: number) => Promise<Answer>;
}

/** The folder of the built site: beside the bundle, or set by a test suite. */
const folder = () => process.env['SITE_DIR'] ?? path.join(import.meta.dirname, 'site');

async function open() {
  const read = (name: string) => readFile(path.join(folder(), name), 'utf8');
  const [{ createSite }, template, manifest] = await Promise.all([
    import(pathToFileURL(path.join(folder(), 'index.js')).href) as Promise<Built>,
    read('template.html'),
    read('manifest.json'),
  ]);
  return createSite({
    template,
    manifest: JSON.parse(manifest),
    offers: storedOffers,
    localeStorage: new AsyncLocalStorage(),
    origin: process.env['SITE_ORIGIN'],
    policy: process.env['SITE_POLICY'],
    onError: (error, page) =>
      logger.error('A page could not be drawn', { page, ...errorFacts(error) }),
  });
}

let opened: ReturnType<typeof open> | undefined;

export async function builtSite() {
  opened ??= open();
  try {
    return await opened;
  } catch (error) {
    // The next request retries.
    opened = undefined;
    throw error;
  }
}
