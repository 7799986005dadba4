import {
  collection,
  documentId,
  endAt,
  limit,
  orderBy,
  query,
  startAfter,
  startAt,
  where,
} from 'firebase/firestore';
import type { DocumentSnapshot, Query, QueryConstraint } from 'firebase/firestore';
import { store } from '../store.ts';
import { searchPrefixes } from './searchPrefixes.ts';

/** Which records are wanted, and in which order. */
export interface RecordView {
  search: string;
  /** Values by field. */
  filters: Readonly<Record<string, string>>;
  sort: { field: string; direction: 'asc' | 'desc' } | undefined;
}

/** How many records a search shows of each of the ways in which it looks. */
const foundAtMost = 50;

const newestFirst = { field: 'createdAt', direction: 'desc' } as const;

/** A part of the records in a view without a search: `size` of them after the given one. */
export function pageQuery(
  name: string,
  { filters, sort = newestFirst }: RecordView,
  size: number,
  after: DocumentSnapshot | undefined,
): Query {
  const constraints: QueryConstraint[] = [
    ...Object.entries(filters).map(([field, value]) => where(field, '==', value)),
    orderBy(sort.field, sort.direction),
    ...(after ? [startAfter(after)] : []),
    limit(size),
  ];
  return query(collection(store, name), ...constraints);
}

/** The queries whose finds together are what a search finds. */
export const searchQueries = (name: string, search: string): Query[] =>
  searchPrefixes(search).map(({ field, begin }) =>
    query(
      collection(store, name),
      orderBy(field === 'id' ? documentId() : field),
      startAt(begin),
      endAt(`${begin}\uF8FF`),
      limit(foundAtMost),
    ),
  );
