import {
  collection,
  limit,
  orderBy,
  query,
  queryEqual,
  startAfter,
  where,
} from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { found, offlineForThisFile, put } from '../firebase/testing/offlineStore.ts';
import { store } from '../firebase/store.ts';
import { hasAllWords, hasMoreWords, pageQuery, viewQuery, type RecordView } from './view.ts';

const all: RecordView = { search: '', filters: {}, sort: undefined };
const bookings = collection(store, 'bookings');

offlineForThisFile();

describe('the query of a view', () => {
  const expected: [string, RecordView, ReturnType<typeof query>][] = [
    ['is the newest first', all, query(bookings, orderBy('createdAt', 'desc'))],
    [
      'looks for the longest word among the terms',
      { ...all, search: 'Ana Batur' },
      query(
        bookings,
        where('searchTerms', 'array-contains', 'batur'),
        orderBy('createdAt', 'desc'),
      ),
    ],
    [
      'has each filter',
      { ...all, filters: { status: 'pending', bookingType: 'villa' } },
      query(
        bookings,
        where('status', '==', 'pending'),
        where('bookingType', '==', 'villa'),
        orderBy('createdAt', 'desc'),
      ),
    ],
    [
      'sorts by a field',
      { ...all, sort: { field: 'startDate', direction: 'asc' } },
      query(bookings, orderBy('startDate', 'asc')),
    ],
    [
      'sorts names without case and accents',
      { ...all, sort: { field: 'customerName', direction: 'desc' } },
      query(bookings, orderBy('customerNameKey', 'desc')),
    ],
    [
      'has days, both ends among them, with a search and filters, in their order',
      {
        search: 'ana',
        filters: { status: 'pending' },
        sort: { field: 'totalPrice', direction: 'desc' },
        period: { field: 'startDate', from: '2026-12-14', to: '2026-12-20' },
      },
      query(
        bookings,
        where('searchTerms', 'array-contains', 'ana'),
        where('status', '==', 'pending'),
        where('startDate', '>=', '2026-12-14'),
        where('startDate', '<=', '2026-12-20'),
        orderBy('startDate', 'asc'),
      ),
    ],
    [
      'has days in the other direction, and with an open end',
      {
        ...all,
        sort: { field: 'startDate', direction: 'desc' },
        period: { field: 'startDate', from: '', to: '2026-12-20' },
      },
      query(bookings, where('startDate', '<=', '2026-12-20'), orderBy('startDate', 'desc')),
    ],
    [
      'has what came in on days in Bali, the newest first',
      { ...all, period: { field: 'createdAt', from: '2026-12-14', to: '2026-12-14' } },
      query(
        bookings,
        where('createdAt', '>=', new Date('2026-12-13T16:00:00Z')),
        where('createdAt', '<', new Date('2026-12-14T16:00:00Z')),
        orderBy('createdAt', 'desc'),
      ),
    ],
  ];
  it.each(expected)('%s', (_, view, wanted) => {
    expect(queryEqual(viewQuery('bookings', view), wanted)).toBe(true);
  });

  it('reverses the order when read backwards', () => {
    const sort = { field: 'startDate', direction: 'asc' } as const;
    const wanted = query(bookings, orderBy('startDate', 'desc'));
    expect(queryEqual(viewQuery('bookings', { ...all, sort }, true), wanted)).toBe(true);
  });
});

describe('the query of a page', () => {
  beforeAll(() => {
    for (const minute of [1, 2, 3]) put('bookings', `b${minute}`, minute);
  });
  const ids = async (...of: Parameters<typeof pageQuery>) =>
    (await found(pageQuery(...of))).map(({ id }) => id);

  it('has the requested size', async () => {
    const wanted = query(bookings, orderBy('createdAt', 'desc'), limit(2));
    expect(queryEqual(pageQuery('bookings', all, 2), wanted)).toBe(true);
    expect(await ids('bookings', all, 2)).toEqual(['b3', 'b2']);
  });

  it('begins after a record, or before it, nearest first', async () => {
    const [, at] = await found(pageQuery('bookings', all, 3));
    if (!at) throw new Error('there are three');
    const after = query(bookings, orderBy('createdAt', 'desc'), startAfter(at), limit(2));
    expect(queryEqual(pageQuery('bookings', all, 2, { at, backwards: false }), after)).toBe(true);
    expect(await ids('bookings', all, 2, { at, backwards: false })).toEqual(['b1']);
    expect(await ids('bookings', all, 2, { at, backwards: true })).toEqual(['b3']);
  });
});

describe('further words of a search', () => {
  it('are all words except the one that the database matches', () => {
    expect(hasMoreWords(all)).toBe(false);
    expect(hasMoreWords({ ...all, search: 'ana' })).toBe(false);
    expect(hasMoreWords({ ...all, search: 'ana batur' })).toBe(true);
  });

  it('must all occur in a found record', async () => {
    put('transfers', 'both', 3, { searchTerms: ['ana', 'batur'] });
    put('transfers', 'one', 2, { searchTerms: ['batur'] });
    put('transfers', 'none', 1);
    const docs = await found(viewQuery('transfers', all));
    const matching = (search: string) =>
      docs.filter(hasAllWords({ ...all, search })).map(({ id }) => id);
    expect(matching('ana batur')).toEqual(['both']);
    // The database matches the only word.
    expect(matching('batur')).toEqual(['both', 'one', 'none']);
  });
});
