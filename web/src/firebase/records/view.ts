import { toSearchTerm } from '@selasar/domain';
import { collection, limit, orderBy, query, startAfter, where } from 'firebase/firestore';
import type { DocumentSnapshot, Query, QueryConstraint } from 'firebase/firestore';
import { store } from '../store.ts';

/** Which records are wanted, and in which order. */
export interface RecordView {
  search: string;
  /** Values by field. */
  filters: Readonly<Record<string, string>>;
  sort: { field: string; direction: 'asc' | 'desc' } | undefined;
}

const newestFirst = { field: 'createdAt', direction: 'desc' } as const;

/**
 * A part of the records in a view: `size` of them after the given one. A search is one more condition, that the term is
 * among those stored with the record, so it goes through all records, and costs the page that it shows.
 */
export function pageQuery(
  name: string,
  { search, filters, sort = newestFirst }: RecordView,
  size: number,
  after: DocumentSnapshot | undefined,
): Query {
  const term = toSearchTerm(search);
  const constraints: QueryConstraint[] = [
    ...(term ? [where('searchTerms', 'array-contains', term)] : []),
    ...Object.entries(filters).map(([field, value]) => where(field, '==', value)),
    orderBy(sort.field, sort.direction),
    ...(after ? [startAfter(after)] : []),
    limit(size),
  ];
  return query(collection(store, name), ...constraints);
}
