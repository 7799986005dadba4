import { searchWords } from '@selasar/domain';
import { collection, limit, orderBy, query, startAfter, where } from 'firebase/firestore';
import type { DocumentSnapshot, Query, QueryConstraint } from 'firebase/firestore';
import { store } from '../firebase/store.ts';
import { boundsIn, orderOf } from './period.ts';
import type { Period } from './period.ts';

/** Filters and sort order of a list of records. */
export interface RecordView {
  search: string;
  /** Values by field. */
  filters: Readonly<Record<string, string>>;
  sort: Sort | undefined;
  /** Restricts the view to these days, and sorts it by day. */
  period?: Period | undefined;
}

export interface Sort {
  field: string;
  direction: 'asc' | 'desc';
}

/** Where a page of a view begins: after a record or, backwards, before it. */
export interface Cursor {
  at: DocumentSnapshot;
  backwards: boolean;
}

const newestFirst = { field: 'createdAt', direction: 'desc' } as const;
const opposite = { asc: 'desc', desc: 'asc' } as const;
/** Names are sorted without case and accents. */
const sortKeys: Readonly<Record<string, string>> = { customerName: 'customerNameKey' };

/** The sort order: with a period only the direction can be chosen. */
export function sortOf({ sort, period }: Pick<RecordView, 'sort' | 'period'>): Sort {
  if (!period) return sort ?? newestFirst;
  return sort?.field === period.field ? sort : orderOf(period);
}

/**
 * All records in a view, before the further words of a search: the database matches one word, the longest, among the
 * search terms that are stored with each record. See `hasAllWords`.
 */
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

/** The first `size` records, or those next to a record: nearest first, also backwards. */
export const pageQuery = (name: string, view: RecordView, size: number, cursor?: Cursor): Query =>
  query(
    viewQuery(name, view, cursor?.backwards),
    ...(cursor ? [startAfter(cursor.at)] : []),
    limit(size),
  );

/** Whether a search has words that the database does not match. */
export const hasMoreWords = ({ search }: Pick<RecordView, 'search'>): boolean =>
  searchWords(search).length > 1;

/** Whether a found record also has the further words of a search. */
export function hasAllWords({ search }: RecordView): (found: DocumentSnapshot) => boolean {
  const words = searchWords(search);
  return (found) => {
    const terms: unknown = found.get('searchTerms');
    return (
      words.length < 2 || (Array.isArray(terms) && words.every((word) => terms.includes(word)))
    );
  };
}
