import { searchWords } from '@selasar/domain';
import { collection, limit, orderBy, query, startAfter, where } from 'firebase/firestore';
import type { DocumentSnapshot, Query, QueryConstraint } from 'firebase/firestore';
import { store } from '../core/store.ts';

/** Which records are wanted, and in which order. */
export interface RecordView {
  search: string;
  /** Values by field. */
  filters: Readonly<Record<string, string>>;
  sort: { field: string; direction: 'asc' | 'desc' } | undefined;
}

/** Where a part of a view begins: after a record or, read backwards, before it. */
export interface Cursor {
  at: DocumentSnapshot;
  backwards: boolean;
}

const newestFirst = { field: 'createdAt', direction: 'desc' } as const;
const opposite = { asc: 'desc', desc: 'asc' } as const;
/** Names are sorted without case and accents. */
const sortKeys: Readonly<Record<string, string>> = { customerName: 'customerNameKey' };

/**
 * All records in a view, but for further words of the search: the database looks for one word, the longest, among the
 * terms that are stored with each record. See `hasAllWords`.
 */
export function viewQuery(
  name: string,
  { search, filters, sort = newestFirst }: RecordView,
  backwards = false,
): Query {
  const [word] = searchWords(search);
  const { field, direction } = sort;
  const constraints: QueryConstraint[] = [
    ...(word ? [where('searchTerms', 'array-contains', word)] : []),
    ...Object.entries(filters).map(([filtered, value]) => where(filtered, '==', value)),
    orderBy(sortKeys[field] ?? field, backwards ? opposite[direction] : direction),
  ];
  return query(collection(store, name), ...constraints);
}

/** The first `size` of them, or those next to a record: the nearest comes first, also backwards. */
export const pageQuery = (name: string, view: RecordView, size: number, cursor?: Cursor): Query =>
  query(
    viewQuery(name, view, cursor?.backwards),
    ...(cursor ? [startAfter(cursor.at)] : []),
    limit(size),
  );

/** Whether a search has words that the database does not look for. */
export const hasMoreWords = ({ search }: RecordView): boolean => searchWords(search).length > 1;

/** Whether a found record has the further words of a search as well. */
export function hasAllWords({ search }: RecordView): (found: DocumentSnapshot) => boolean {
  const words = searchWords(search);
  return (found) => {
    const terms: unknown = found.get('searchTerms');
    return (
      words.length < 2 || (Array.isArray(terms) && words.every((word) => terms.includes(word)))
    );
  };
}
