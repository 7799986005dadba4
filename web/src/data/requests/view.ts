import { searchWords } from '@selasar/domain/core';
import { collection, limit, orderBy, query, startAfter, where } from 'firebase/firestore';
import type { DocumentSnapshot, Query, QueryConstraint } from 'firebase/firestore';
import { store } from '../firebase/store.ts';
import { boundsIn, orderOf } from './period.ts';
import type { Period } from './period.ts';

export interface RecordView {
  search: string;
  filters: Readonly<Record<string, string>>;
  sort: Sort | undefined;
  period?: Period | undefined;
}

export interface Sort {
  field: string;
  direction: 'asc' | 'desc';
}

export interface Cursor {
  at: DocumentSnapshot;
  backwards: boolean;
}

const newestFirst = { field: 'createdAt', direction: 'desc' } as const;
const opposite = { asc: 'desc', desc: 'asc' } as const;
const sortKeys: Readonly<Record<string, string>> = { customerName: 'customerNameKey' };

export function sortOf({ sort, period }: Pick<RecordView, 'sort' | 'period'>): Sort {
  if (!period) return sort ?? newestFirst;
  return sort?.field === period.field ? sort : orderOf(period);
}

/** The database matches one word of a search, the longest; see `hasAllWords`. */
export function viewQuery(name: string, view: RecordView, backwards = false): Query {
  const { search, filters, period } = view;
  const [word] = searchWords(search);
  const { field, direction } = sortOf(view);
  const constraints: QueryConstraint[] = [
    ...(word ? [where('searchTerms', 'array-contains', word)] : []),
    ...Object.entries(filters).map(([filtered, value]) => where(filtered, '==', value)),
    ...(period ? boundsIn(period).map(([is, value]) => where(period.field, is, value)) : []),
    orderBy(sortKeys[field] ?? field, backwards ? opposite[direction] : direction),
  ];
  return query(collection(store, name), ...constraints);
}

/** Nearest first, also backwards. */
export const pageQuery = (name: string, view: RecordView, size: number, cursor?: Cursor): Query =>
  query(
    viewQuery(name, view, cursor?.backwards),
    ...(cursor ? [startAfter(cursor.at)] : []),
    limit(size),
  );

export const hasMoreWords = ({ search }: Pick<RecordView, 'search'>): boolean =>
  searchWords(search).length > 1;

export function hasAllWords({ search }: RecordView): (found: DocumentSnapshot) => boolean {
  const words = searchWords(search);
  return (found) => {
    const terms: unknown = found.get('searchTerms');
    return (
      words.length < 2 || (Array.isArray(terms) && words.every((word) => terms.includes(word)))
    );
  };
}
