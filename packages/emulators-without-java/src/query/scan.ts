import { comparePaths } from '../model/compare.ts';
import type { Document } from '../model/document.ts';
import { join } from '../model/path.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { Reader } from '../store/types.ts';
import { BoundedHeap } from './boundedHeap.ts';
import { isName } from './fields.ts';
import type { Filter } from './filter.ts';
import type { SortKey } from './order.ts';
import { referencedPath } from './predicate.ts';
import type { Query } from './query.ts';

/** A result and where it stands. */
export interface Match {
  readonly document: Document;
  readonly key: SortKey;
}

export interface FirstMatches {
  readonly matches: Match[];
  /** Whether there are no more. */
  readonly complete: boolean;
}

/**
 * One pass over the collection and a sort of what is kept; in name order it begins where results may begin, and stops
 * as soon as it has enough.
 */
export function firstScanned(
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

/** How many documents match, or `most` if they are more. */
export function countScanned(
  reader: Reader,
  query: Query,
  most: number,
  readTime?: Timestamp,
): number {
  let count = 0;
  for (const document of candidates(reader, query, readTime)) {
    if (count === most || query.endsBefore(document.path)) break;
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
