import { getCountFromServer, getDocsFromServer } from 'firebase/firestore';
import type { DocumentSnapshot } from 'firebase/firestore';
import { failing } from '../firebase/failure.ts';
import { toRow } from '../firebase/rows.ts';
import type { Collection, Row } from '../firebase/rows.ts';
import type { GuestRequest } from '@selasar/domain/requests';
import { isNever } from './period.ts';
import { hasAllWords, pageQuery, viewQuery } from './view.ts';
import type { RecordView } from './view.ts';

const atOnce = 500;

export async function* readAll(
  collection: Collection<GuestRequest>,
  view: RecordView,
  signal: AbortSignal,
): AsyncGenerator<{ items: Row<GuestRequest>[]; read: number; total: number }> {
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
