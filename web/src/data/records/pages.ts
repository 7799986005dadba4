import type { DocumentSnapshot } from 'firebase/firestore';
import { hasAllWords, hasMoreWords } from './view.ts';
import type { RecordView } from './view.ts';

/** How a page of a view is found. */
export interface PageOf extends RecordView {
  /** Records on a page. */
  size: number;
}

/** A page in what a query has found, in the order of the query. */
export interface FoundPage<Found> {
  shown: Found[];
  /** There is more in the direction in which it was read, or there may be. */
  hasMore: boolean;
  /** How many there are from here on, once all have been looked at. */
  fromHere: number | undefined;
  /** The last record that was looked at for this page. */
  last: Found | undefined;
}

/**
 * How many records are asked for, step by step until a page is full: one more than it shows, to learn whether there is
 * another. Of a search for several words the database knows one, so more have to be looked at; the last step bounds
 * what one page can cost, and a page that is not full by then is shown with the way to the next.
 */
export const stepsOf = (page: PageOf): number[] =>
  hasMoreWords(page) ? [Math.max(100, page.size + 1), 1000] : [page.size + 1];

/** The page in what was found with a limit; undefined when the search has to look further. */
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
