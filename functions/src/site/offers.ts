import { setImmediate } from 'node:timers/promises';
import { publicListLimit, type OfferSource } from '@selasar/domain';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
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
      const found = await readTogether(db.collection(collection).doc(id));
      return found?.exists ? toOffer(found) : undefined;
    }),
};

/** The documents that pages ask for at the same moment: read in one request, each once. */
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
    timer = setTimeout(() => reject(new Error(`No answer in ${patienceMs} ms`)), patienceMs);
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
