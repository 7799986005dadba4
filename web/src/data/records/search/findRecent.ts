import { getDocsFromServer } from 'firebase/firestore';
import { withDeadline } from '../../firebase/deadline.ts';
import { toRow } from '../../firebase/rows.ts';
import type { Collection, Row } from '../../firebase/rows.ts';
import { hasAllWords, hasMoreWords, pageQuery } from '../view.ts';

/** Results shown per kind. */
const shown = 5;
/**
 * For several words, the database matches the longest; the others are matched within this many of its most recent
 * results.
 */
const scanned = 50;

export const patienceMs = 8000;

export interface Newest<Item> {
  rows: Row<Item>[];
  /** There may be more results. */
  isCut: boolean;
}

/**
 * The most recent records that match a search: at most 5 reads for one word, at most 50 for several, however many
 * match.
 */
export async function findRecent<Item>(
  collection: Collection<Item>,
  search: string,
): Promise<Newest<Item>> {
  const view = { search, filters: {}, sort: undefined };
  const size = hasMoreWords(view) ? scanned : shown;
  const source = pageQuery(collection.name, view, size);
  const { docs } = await withDeadline(getDocsFromServer(source), patienceMs);
  const matching = docs.filter(hasAllWords(view));
  return {
    rows: matching.slice(0, shown).map((found) => toRow(collection, found)),
    isCut: docs.length === size,
  };
}
