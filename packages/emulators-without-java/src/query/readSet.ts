import type { Document } from '../model/document.ts';
import type { Reader } from '../store/types.ts';
import type { Predicate } from './predicate.ts';
import type { Query } from './query.ts';

/**
 * Whether a document is one that a query has read, or would have read if it had been there: only a change of one of
 * them makes another answer. Behind a full limit nothing was read.
 * @param results what the reader answered
 */
export function readSet(query: Query, reader: Reader, results: readonly Document[]): Predicate {
  const { limit } = query.parts;
  if (limit === undefined || results.length < limit) return (document) => query.matches(document);
  const last = results.at(-1);
  // Results may have fewer fields than are stored.
  const stored = last && reader.get(last.path);
  const end = stored && query.keyOf(stored);
  if (end === undefined) return () => false;
  return (document) => {
    const key = query.keyOf(document);
    return key !== undefined && query.compareKeys(key, end) <= 0;
  };
}
