import { describe, expect, it } from 'vitest';
import type { Value } from '../model/value.ts';
import type { WireQuery } from '../model/wire.ts';
import { MIN_INDEXED } from '../store/snapshot.ts';
import type { Reader } from '../store/types.ts';
import { firstMatches, parseQuery, runAggregation, runQuery } from './index.ts';
import { and, cursor, from, group, orderBy, put, storeWith, where } from './testing/fixtures.ts';

/** Every tenth is paid; the later ones have the smaller numbers. */
const document = (id: number): [string, Record<string, Value>] => [
  `c/${10_000 + id}`,
  { n: BigInt(-id), status: id % 10 === 0 ? 'paid' : 'new', tags: [id % 2 === 0 ? 'even' : 'odd'] },
];
const store = storeWith(
  Object.fromEntries(Array.from({ length: MIN_INDEXED }, (_, id) => document(id))),
);

let read = 0;
function* counted<T>(items: Iterable<T>): Generator<T> {
  for (const item of items) {
    read++;
    yield item;
  }
}
const reader: Reader = {
  get: (path) => {
    read++;
    return store.get(path);
  },
  inCollection: (...of) => counted(store.inCollection(...of)),
  inCollectionGroup: (...of) => counted(store.inCollectionGroup(...of)),
  inDescendants: (...of) => counted(store.inDescendants(...of)),
  collectionIds: (path) => store.collectionIds(path),
  index: (definition) => store.index(definition),
};

const count = (wire: WireQuery) =>
  runAggregation(reader, parseQuery('', wire), [{ alias: 'n', count: {} }]).get('n');
const idsOf = (wire: WireQuery) =>
  runQuery(reader, parseQuery('', wire)).map(({ path }) => Number(path.slice(2)) - 10_000);

const paid = where('status', 'EQUAL', 'paid');
const limit = { value: 3 };

describe('with an index, as many documents are read as are answered', () => {
  it.each<[string, WireQuery, number[]]>([
    ['the first of an order', from('c', { orderBy: orderBy('n') }), [999, 998, 997]],
    ['the last', from('c', { orderBy: orderBy('-n') }), [0, 1, 2]],
    ['after others', from('c', { orderBy: orderBy('n'), offset: 990 }), [9, 8, 7]],
    [
      'after a cursor',
      from('c', { orderBy: orderBy('n'), startAt: cursor(false, -500n) }),
      [499, 498, 497],
    ],
    ['up to a cursor', from('c', { orderBy: orderBy('n'), endAt: cursor(true, -998n) }), [999]],
    [
      'of one value',
      from('c', { where: paid, orderBy: orderBy('-n'), offset: 50 }),
      [500, 510, 520],
    ],
    ['of one value, by name', group('c', { where: paid, offset: 50 }), [500, 510, 520]],
    [
      'with an element',
      from('c', { where: where('tags', 'ARRAY_CONTAINS', 'odd'), orderBy: orderBy('n') }),
      [999, 997, 995],
    ],
    [
      'in a range',
      from('c', { where: and(paid, where('n', 'LESS_THAN', -700n)), orderBy: orderBy('-n') }),
      [710, 720, 730],
    ],
  ])('%s', (_name, wire, expected) => {
    read = 0;
    expect(idsOf({ ...wire, limit })).toEqual(expected);
    expect(read).toBe(expected.length);
  });

  it('and none for a count', () => {
    read = 0;
    expect(count(from('c'))).toBe(BigInt(MIN_INDEXED));
    expect(count(from('c', { where: paid }))).toBe(100n);
    expect(count(from('c', { where: paid, limit }))).toBe(3n);
    expect(count(from('c', { where: paid, offset: 98, limit }))).toBe(2n);
    expect(count(from('c', { where: paid, offset: 101 }))).toBe(0n);
    expect(count(from('c', { where: where('n', 'GREATER_THAN', -5n) }))).toBe(5n);
    const both = and(where('n', 'GREATER_THAN', -5n), where('n', 'LESS_THAN', -7n));
    expect(count(from('c', { where: both }))).toBe(0n);
    expect(read).toBe(0);
  });
});

it('a scan that counts ends where the limit does', () => {
  read = 0;
  expect(count(from('c', { where: where('status', 'IN', ['new', 'paid']), limit }))).toBe(3n);
  expect(read).toBeLessThanOrEqual(4);
});

it('an index tells whether there are more', () => {
  const query = parseQuery('', from('c', { where: paid, orderBy: orderBy('n') }));
  expect(firstMatches(reader, query, 99)).toMatchObject({ complete: false });
  expect(firstMatches(reader, query, 100)).toMatchObject({ complete: true });
});

it('a sum with a limit is of the first that have the field', () => {
  put(store, { 'c/last': { n: 5000n, m: 7n } });
  const wire = from('c', { orderBy: orderBy('n'), limit });
  const answer = runAggregation(reader, parseQuery('', wire), [
    { alias: 'sum', sum: { field: { fieldPath: 'm' } } },
    { alias: 'n', count: {} },
  ]);
  expect([...answer]).toEqual([
    ['sum', 7n],
    ['n', 1n],
  ]);
});
