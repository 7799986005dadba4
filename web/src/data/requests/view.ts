import { searchWords, addDays, type CivilDate, startOfBaliDate } from '@selasar/domain/core';
import {
  collection,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type DocumentSnapshot,
  type Query,
  type QueryConstraint,
  getCountFromServer,
  getDocsFromServer,
  getDocs,
} from 'firebase/firestore';
import { type GuestRequest, statusAfter } from '@selasar/domain/requests';
import { store } from '../firebase/store.ts';
import { failing } from '../firebase/failure.ts';
import { toRow, type Collection, type Row } from '../firebase/rows.ts';

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

/** A range of days in Bali, both inclusive; '' is an open end. */
export interface Period {
  field: string;
  from: CivilDate;
  to: CivilDate;
}

export const isNever = (period: Period | undefined): boolean =>
  period !== undefined && period.from !== '' && period.to !== '' && period.from > period.to;

/** Firestore sorts the results of a range filter by the filtered field. */
export const orderOf = ({ field }: Period) =>
  ({ field, direction: field === 'createdAt' ? 'desc' : 'asc' }) as const;

export function boundsIn({ field, from, to }: Period) {
  const isInstant = field === 'createdAt' || field === 'updatedAt';
  const first = isInstant ? startOfBaliDate(from) : from;
  const last = isInstant
    ? (['<', startOfBaliDate(addDays(to, 1))] as const)
    : (['<=', to] as const);
  return [...(from ? [['>=', first] as const] : []), ...(to ? [last] : [])];
}

const atOnce = 500;

export async function* readAll(
  collection: Collection<GuestRequest>,
  view: RecordView,
  signal: AbortSignal,
): AsyncGenerator<{ items: Row<GuestRequest>[]; read: number; total: number }> {
  if (isNever(view.period)) return;
  const counted = await failing(getCountFromServer(viewQuery(collection.name, view)));
  const total = counted.data().count;
  let at: DocumentSnapshot | undefined;
  while (!signal.aborted) {
    const cursor = at && { at, backwards: false };
    // Each page begins where the previous one ended.
    // oxlint-disable-next-line no-await-in-loop
    const { docs } = await failing(
      getDocsFromServer(pageQuery(collection.name, view, atOnce, cursor)),
    );
    const items = docs.filter(hasAllWords(view)).map((found) => toRow(collection, found));
    yield { items, read: docs.length, total };
    at = docs.at(-1);
    if (docs.length < atOnce) return;
  }
}

const longestWaiting = {
  search: '',
  filters: { status: statusAfter.request },
  sort: { field: 'createdAt', direction: 'asc' },
} as const;

export async function readLongestWaiting(collection: string): Promise<string | undefined> {
  const { docs } = await failing(getDocs(pageQuery(collection, longestWaiting, 1)));
  return docs[0]?.id;
}
