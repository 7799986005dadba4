import type { Document } from '../model/document.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { Reader } from '../store/types.ts';
import { indexedDocuments } from './indexedDocuments.ts';
import type { IndexedDocuments } from './indexedDocuments.ts';
import { nearestDocuments } from './nearest.ts';
import type { Query } from './query.ts';
import { countScanned, firstScanned } from './scan.ts';
import type { FirstMatches, Match } from './scan.ts';

/** The results in order, after offset and limit, with only the fields asked for. Reads everything at once. */
export function runQuery(reader: Reader, query: Query, readTime?: Timestamp): Document[] {
  const { offset, limit, nearest } = query.parts;
  if (nearest !== undefined) {
    const { matches } = firstMatches(reader, query, undefined, readTime);
    const documents = matches.map(({ document }) => document);
    return nearestDocuments(nearest, documents, (document) => query.project(document));
  }
  const indexed = inOrder(reader, query, readTime);
  if (indexed !== undefined) {
    return [...indexed.between(offset, offset + (limit ?? Infinity))]
      .filter((document) => query.matches(document))
      .map((document) => query.project(document));
  }
  const count = limit === undefined ? undefined : offset + limit;
  return firstScanned(reader, query, count, readTime)
    .matches.slice(offset)
    .map(({ document }) => query.project(document));
}

/** How many results there are, after offset and limit. */
export function countResults(reader: Reader, query: Query, readTime?: Timestamp): number {
  const { offset, limit, nearest } = query.parts;
  if (nearest !== undefined) return runQuery(reader, query, readTime).length;
  const end = offset + (limit ?? Infinity);
  const found =
    indexedDocuments(reader, query, readTime)?.size ?? countScanned(reader, query, end, readTime);
  return Math.max(0, Math.min(found, end) - offset);
}

/** The first `count` matches in order (all if undefined), before the offset is cut off. */
export function firstMatches(
  reader: Reader,
  query: Query,
  count: number | undefined,
  readTime?: Timestamp,
): FirstMatches {
  const indexed = inOrder(reader, query, readTime);
  if (indexed === undefined) return firstScanned(reader, query, count, readTime);
  const matches: Match[] = [];
  for (const document of indexed.between(0, count ?? Infinity)) {
    // An index that is wrong may hide a match: it never makes one.
    const key = query.keyOf(document);
    if (key !== undefined) matches.push({ document, key });
  }
  return { matches, complete: count === undefined || indexed.size <= count };
}

/** An index, unless the documents are stored in the order of the results and nothing else chooses among them. */
function inOrder(reader: Reader, query: Query, readTime?: Timestamp): IndexedDocuments | undefined {
  if (query.isNameOrdered && query.parts.filter === undefined) return undefined;
  return indexedDocuments(reader, query, readTime);
}
