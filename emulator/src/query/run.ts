import { comparePaths } from '../model/compare.ts';
import type { Document } from '../model/document.ts';
import { join } from '../model/path.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { Reader } from '../store/types.ts';
import { BoundedHeap } from './boundedHeap.ts';
import { isName } from './fields.ts';
import type { Filter } from './filter.ts';
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
  const count = limit === undefined ? undefined : offset + limit;
  return firstMatches(reader, query, count, readTime)
    .matches.slice(offset)
    .map(({ document }) => query.project(document));
}

/**
 * The first `count` matches in order (all if undefined), before the offset is cut off; `complete` if there are no more.
 * One pass over the collection and a sort of what is kept; in name order it begins where results may begin, and stops
 * as soon as it has enough.
 */
export function firstMatches(
  reader: Reader,
  query: Query,
  count: number | undefined,
  readTime?: Timestamp,
): { matches: Match[]; complete: boolean } {
  const source = allMatches(reader, query, readTime);
  if (count === undefined) {
    const matches = [...source];
    if (!query.isNameOrdered) matches.sort((a, b) => query.compareKeys(a.key, b.key));
    return { matches, complete: true };
  }
  if (query.isNameOrdered) {
    const matches: Match[] = [];
    for (const match of source) {
      if (matches.length === count) return { matches, complete: false };
      matches.push(match);
    }
    return { matches, complete: true };
  }
  const heap = new BoundedHeap<Match>(count, (a, b) => query.compareKeys(a.key, b.key));
  let found = 0;
  for (const match of source) {
    heap.push(match);
    found++;
  }
  return { matches: heap.sorted(), complete: found <= count };
}

/** Every match, in name order. */
function* allMatches(reader: Reader, query: Query, readTime?: Timestamp): Generator<Match> {
  for (const document of candidates(reader, query, readTime)) {
    if (query.endsBefore(document.path)) return;
    const key = query.keyOf(document);
    if (key !== undefined) yield { document, key };
  }
}

function* candidates(reader: Reader, query: Query, readTime?: Timestamp): Generator<Document> {
  const { parent, collectionId, allDescendants, filter } = query.parts;
  const names = exactNames(filter);
  const from = query.firstPath;
  if (names !== undefined) {
    for (const path of new Set(names.toSorted(comparePaths))) {
      const document = reader.get(path, readTime);
      if (document !== undefined) yield document;
    }
  } else if (allDescendants) {
    yield* collectionId === undefined
      ? reader.inDescendants(parent, readTime, from)
      : reader.inCollectionGroup(parent, collectionId, readTime, from);
  } else {
    const ids = collectionId === undefined ? reader.collectionIds(parent) : [collectionId];
    for (const id of ids) yield* reader.inCollection(join(parent, id), readTime, from);
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
