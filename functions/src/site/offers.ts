import { setImmediate, setTimeout } from 'node:timers/promises';
import { publicListLimit, type OfferSource } from '@selasar/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from '../platform/log.ts';
import { errorFacts } from '../platform/errorFacts.ts';
import { db, plainReader } from '../platform/firestore.ts';

/** In milliseconds: how long a visitor waits for data that the page can do without. */
const patienceMs = 2500;

const toOffer = (found: DocumentSnapshot) => ({ id: found.id, data: found.data() });

/** Reads the data of public pages. If it takes too long, logs that and rejects. */
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
      const found = await readTogether(`${collection}/${id}`);
      return found?.exists ? toOffer(found) : undefined;
    }),
};

/** The documents that pages ask for at the same moment: read in one request, each once. */
let next: { paths: Set<string>; found: Promise<Map<string, DocumentSnapshot>> } | undefined;

async function readTogether(path: string): Promise<DocumentSnapshot | undefined> {
  next ??= nextRead();
  next.paths.add(path);
  return (await next.found).get(path);
}

function nextRead() {
  const paths = new Set<string>();
  const found = setImmediate().then(async () => {
    next = undefined;
    const documents = await plainReader(...Array.from(paths, (path) => db.doc(path)));
    return new Map(documents.map((document) => [document.ref.path, document]));
  });
  return { paths, found };
}

async function inTime<T>(collection: string, read: () => Promise<T>): Promise<T> {
  const timer = new AbortController();
  const late = setTimeout(patienceMs, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`No answer in ${patienceMs} ms`);
  });
  try {
    return await Promise.race([read(), late]);
  } catch (error) {
    logger.error('Offers could not be read for a page', { collection, ...errorFacts(error) });
    throw error;
  } finally {
    timer.abort();
    late.catch(() => undefined);
  }
}
