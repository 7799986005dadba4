import type {
  DocumentData,
  Query,
  QueryDocumentSnapshot,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';
import { db } from '../platform/firestore.ts';
import { counted } from './contributions.ts';
import { Totals, type Counters } from './counters.ts';

/** The number of documents held in memory at once. */
const page = 2000;

/** Computes all figures as of `instant`, reading only the needed fields of all counted documents. */
export const recount = (instant: Timestamp): Promise<Counters> =>
  db.runTransaction(
    async (transaction) => {
      const totals = new Totals();
      for (const { collection, contribution, fields } of counted) {
        const all = db.collection(collection).select(...fields);
        for await (const documents of pagesOf(transaction, all)) {
          for (const data of documents) totals.add(contribution(data));
        }
      }
      return totals.counters();
    },
    { readOnly: true, readTime: instant },
  );

async function* pagesOf(transaction: Transaction, all: Query): AsyncGenerator<DocumentData[]> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const rest = last ? all.startAfter(last) : all;
    // Each page begins where the previous one ends.
    // oxlint-disable-next-line no-await-in-loop
    const { docs } = await transaction.get(rest.limit(page));
    yield docs.map((document) => document.data());
    last = docs.length === page ? docs.at(-1) : undefined;
  } while (last);
}
