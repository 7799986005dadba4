import type { Document } from '../model/document.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { Reader } from '../store/types.ts';
import { planIndex } from './indexPlan.ts';
import type { Query } from './query.ts';

/** The documents of an index that match a query, in its order. */
export interface IndexedDocuments {
  readonly size: number;
  /** From one position among them up to another, which is left out. */
  between(start: number, end: number): Iterable<Document>;
}

/** Undefined if no index has the answer. Takes the time of a few steps down the index, unless it is made just now. */
export function indexedDocuments(
  reader: Reader,
  query: Query,
  readTime?: Timestamp,
): IndexedDocuments | undefined {
  const plan = planIndex(query);
  const index = plan && reader.index(plan.definition, readTime);
  if (plan === undefined || index === undefined) return undefined;
  const first = index.rank((key) => plan.isBefore(key));
  const size = Math.max(0, index.rank((key) => !plan.isPast(key)) - first);
  return {
    size,
    *between(start, end) {
      for (const path of index.between(first + start, first + Math.min(size, end))) {
        const document = reader.get(path, readTime);
        if (document !== undefined) yield document;
      }
    },
  };
}
