import { getCountFromServer, getDocsFromServer } from 'firebase/firestore';
import type { DocumentSnapshot } from 'firebase/firestore';
import { failing } from '../firebase/failure.ts';
import { toRow } from '../firebase/rows.ts';
import type { Collection, Row } from '../firebase/rows.ts';
import type { GuestRecord } from './guestRecord.ts';
import { isNever } from './period.ts';
import { hasAllWords, pageQuery, viewQuery } from './view.ts';
import type { RecordView } from './view.ts';

const atOnce = 500;

/** Reads all records of a view page by page. Reports how many records each page read, and how many there are in all. */
export async function* readAll<Item extends GuestRecord>(
  collection: Collection<Item>,
  view: RecordView,
  signal: AbortSignal,
): AsyncGenerator<{ items: Row<Item>[]; read: number; total: number }> {
  if (isNever(view.period)) return;
  const counted = await failing(getCountFromServer(viewQuery(collection.name, view)));
  const total = counted.data().count;
  let at: DocumentSnapshot | undefined;
  while (!signal.aborted) {
    const cursor = at && { at, backwards: false };
    // Each page begins where the previous one ended.
    // oxlint-disable-next-line no-await-in-loop
    const { docs } = await failing(
      getDocsFromServer(pageQuery(collection.name, view, atOnce, cursor)),
    );
    const items = docs.filter(hasAllWords(view)).map((found) => toRow(collection, found));
    yield { items, read: docs.length, total };
    at = docs.at(-1);
    if (docs.length < atOnce) return;
  }
}
