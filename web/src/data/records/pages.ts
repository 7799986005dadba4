import type { DocumentSnapshot } from 'firebase/firestore';
import { hasAllWords, hasMoreWords } from './view.ts';
import type { RecordView } from './view.ts';

/** How a page of a view is read. */
export interface PageOf extends RecordView {
  /** Records on a page. */
  size: number;
}

/** A page of a query's results, in the order of the query. */
export interface FoundPage<Found> {
  shown: Found[];
  /** Whether there are, or may be, more in the direction of reading. */
  hasMore: boolean;
  /** The number of results from here on, if all were scanned. */
  fromHere: number | undefined;
  /** The last record that was scanned for this page. */
  last: Found | undefined;
}

/**
 * How many records are read, step by step, until a page is full: one more than it shows, to learn whether there is
 * another page. For a search with several words the database matches only one of them, so more records must be scanned.
 * The last step limits the cost of a page; a page that is not full by then is shown with a link to the next.
 */
export const stepsOf = (page: PageOf): number[] =>
  hasMoreWords(page) ? [Math.max(100, page.size + 1), 1000] : [page.size + 1];

/** The page within the results of a limited query; undefined if more must be read. */
export function pageIn<Found extends DocumentSnapshot>(
  page: PageOf,
  found: readonly Found[],
  step: number,
): FoundPage<Found> | undefined {
  const steps = stepsOf(page);
  const matching = found.filter(hasAllWords(page));
  const shown = matching.slice(0, page.size);
  const isFull = matching.length > page.size;
  const isCut = found.length === steps[step];
  if (!isFull && isCut && step + 1 < steps.length) return undefined;
  return {
    shown,
    hasMore: isFull || isCut,
    fromHere: isCut ? undefined : matching.length,
    last: isFull ? shown.at(-1) : found.at(-1),
  };
}
