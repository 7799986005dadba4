import { getCountFromServer, getDocsFromServer } from 'firebase/firestore';
import type { DocumentSnapshot } from 'firebase/firestore';
import { itemsIn } from '../listen.ts';
import type { Kind } from '../listen.ts';
import type { GuestRecord } from './kinds.ts';
import { pageQuery } from './view.ts';
import type { RecordView } from './view.ts';

const atOnce = 500;
const countedAtMost = 1_000_000;

/** Everything in a view, part by part, and how much there is in all. Ends when the signal is given. */
export async function* readAll<Item extends GuestRecord>(
  kind: Kind<Item>,
  view: RecordView,
  signal: AbortSignal,
): AsyncGenerator<{ items: Item[]; total: number }> {
  const counted = await getCountFromServer(pageQuery(kind.name, view, countedAtMost, undefined));
  const total = counted.data().count;
  let after: DocumentSnapshot | undefined;
  while (!signal.aborted) {
    // One part begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const { docs } = await getDocsFromServer(pageQuery(kind.name, view, atOnce, after));
    yield { items: docs.flatMap((document) => itemsIn(kind, document)), total };
    after = docs.at(-1);
    if (docs.length < atOnce) return;
  }
}
