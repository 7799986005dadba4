import { getDocsFromServer } from 'firebase/firestore';
import { withDeadline } from '../../firebase/deadline.ts';
import { toRow } from '../../firebase/rows.ts';
import type { Collection, Row } from '../../firebase/rows.ts';
import { hasAllWords, hasMoreWords, pageQuery } from '../view.ts';

/** So many of a kind are shown. */
const shown = 5;
/** Of several words the database looks for the longest; in so many of its newest finds the others are looked for. */
const looked = 50;

export const patienceMs = 8000;

export interface Newest<Item> {
  rows: Row<Item>[];
  /** There may be more. */
  isCut: boolean;
}

/** The newest records that a search finds: of one word at most 5 reads, of several at most 50, however many there are. */
export async function findRecent<Item>(
  collection: Collection<Item>,
  search: string,
): Promise<Newest<Item>> {
  const view = { search, filters: {}, sort: undefined };
  const size = hasMoreWords(view) ? looked : shown;
  const source = pageQuery(collection.name, view, size);
  const { docs } = await withDeadline(getDocsFromServer(source), patienceMs);
  const matching = docs.filter(hasAllWords(view));
  return {
    rows: matching.slice(0, shown).map((found) => toRow(collection, found)),
    isCut: docs.length === size,
  };
}
