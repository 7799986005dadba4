import { comparePaths } from '../model/compare.ts';
import type { Document } from '../model/document.ts';
import { join } from '../model/path.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { Reader } from '../store/types.ts';
import { BoundedHeap } from './boundedHeap.ts';
import { isName } from './fields.ts';
import type { Filter } from './filter.ts';
import { indexedDocuments } from './indexedDocuments.ts';
import type { IndexedDocuments } from './indexedDocuments.ts';
import { nearestDocuments } from './nearest.ts';
import type { SortKey } from './order.ts';
import { referencedPath } from './predicate.ts';
import type { Query } from './query.ts';

/** A result and where it stands. */
export interface Match {
  readonly document: Document;
  readonly key: SortKey;
}

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
  const total =
    indexedDocuments(reader, query, readTime)?.size ?? countScanned(reader, query, readTime);
  return Math.min(Math.max(0, total - offset), limit ?? Infinity);
}

interface FirstMatches {
  readonly matches: Match[];
  /** Whether there are no more. */
  readonly complete: boolean;
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

/**
 * One pass over the collection and a sort of what is kept; in name order it begins where results may begin, and stops
 * as soon as it has enough.
 */
function firstScanned(
  reader: Reader,
  query: Query,
  count: number | undefined,
  readTime?: Timestamp,
): FirstMatches {
  const compare = (a: Match, b: Match): number => query.compareKeys(a.key, b.key);
  const isBounded = count !== undefined && !query.isNameOrdered;
  const heap = isBounded ? new BoundedHeap<Match>(count, compare) : undefined;
  const matches: Match[] = [];
  let found = 0;
  for (const document of candidates(reader, query, readTime)) {
    if (query.endsBefore(document.path)) break;
    const key = query.keyOf(document);
    if (key === undefined) continue;
    if (++found > (count ?? Infinity) && heap === undefined) break;
    if (heap === undefined) matches.push({ document, key });
    else heap.push({ document, key });
  }
  if (heap === undefined && !query.isNameOrdered) matches.sort(compare);
  return { matches: heap?.sorted() ?? matches, complete: found <= (count ?? Infinity) };
}

function countScanned(reader: Reader, query: Query, readTime?: Timestamp): number {
  let count = 0;
  for (const document of candidates(reader, query, readTime)) {
    if (query.endsBefore(document.path)) break;
    if (query.matches(document)) count++;
  }
  return count;
}

/** What may match, in name order. */
function candidates(reader: Reader, query: Query, readTime?: Timestamp): Iterable<Document> {
  const { parent, collectionId, allDescendants, filter } = query.parts;
  const names = exactNames(filter);
  const from = query.firstPath;
  if (names !== undefined) {
    const paths = [...new Set(names.toSorted(comparePaths))];
    return paths.flatMap((path) => reader.get(path, readTime) ?? []);
  }
  if (allDescendants) {
    return collectionId === undefined
      ? reader.inDescendants(parent, readTime, from)
      : reader.inCollectionGroup(parent, collectionId, readTime, from);
  }
  if (collectionId !== undefined) {
    return reader.inCollection(join(parent, collectionId), readTime, from);
  }
  return inCollections(reader, parent, readTime, from);
}

function* inCollections(
  reader: Reader,
  parent: string,
  readTime?: Timestamp,
  from?: string,
): Generator<Document> {
  for (const id of reader.collectionIds(parent)) {
    yield* reader.inCollection(join(parent, id), readTime, from);
  }
}

/** The only paths that can match, where the filter names them. */
function exactNames(filter: Filter | undefined): readonly string[] | undefined {
  if (filter === undefined || filter.kind === 'or') return undefined;
  if ('filters' in filter) {
    return filter.filters.map(exactNames).find((names) => names !== undefined);
  }
  if (!isName(filter.field)) return undefined;
  if (filter.relation !== '==') return undefined;
  return (filter.kind === 'list' ? filter.values : [filter.value]).map(referencedPath);
}
