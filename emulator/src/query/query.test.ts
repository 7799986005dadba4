import { describe, expect, it } from 'vitest';
import { StatusError } from '../model/status.ts';
import { Timestamp } from '../model/timestamp.ts';
import { Bytes, GeoPoint } from '../model/value.ts';
import type { Value } from '../model/value.ts';
import type { WireQuery } from '../model/wire.ts';
import {
  and,
  cursor,
  from,
  group,
  map,
  or,
  orderBy,
  ref,
  storeWith,
  unary,
  vector,
  where,
} from './fixtures.ts';
import type { Reader } from '../store/types.ts';
import { parseQuery, runQuery } from './index.ts';

const timestamp = new Timestamp(1577836800, 0);

/** One document per kind of value. Expectations are what the official emulator answers. */
const VALUES: Record<string, Value> = {
  null: null,
  false: false,
  true: true,
  nan: Number.NaN,
  ninf: -Infinity,
  neg: -1n,
  negzero: -0,
  zero: 0n,
  half: 0.5,
  one: 1n,
  onef: 1,
  two: 2n,
  big: 9007199254740993n,
  bigf: 9007199254740992,
  inf: Infinity,
  ts: timestamp,
  tsus: new Timestamp(1577836800, 1000),
  sempty: '',
  sa: 'a',
  saa: 'aa',
  sb: 'b',
  sffff: '\uFFFF',
  semoji: '😀',
  bytes: new Bytes(Uint8Array.of(1)),
  bytes2: new Bytes(Uint8Array.of(1, 2)),
  ref: ref('t/sa'),
  ref2: ref('t/sa/x/y'),
  geo: new GeoPoint(1, 2),
  arr0: [],
  arr1: [1n],
  arr1f: [1],
  arr12: [1n, 2n],
  arr2: [2n],
  arrnull: [null],
  arrnan: [Number.NaN],
  arrs: ['a'],
  arrmix: ['a', 1n, null],
  arrmap: [map({ a: 1n })],
  map0: map({}),
  mapa: map({ a: 1n }),
  mapa1f: map({ a: 1 }),
  mapb: map({ b: 0n }),
  vec: vector(1, 2),
  vec3: vector(0, 0, 0),
};

const store = storeWith({
  ...Object.fromEntries(Object.entries(VALUES).map(([id, v]) => [`t/${id}`, { v }])),
  't/nov': { u: 1n },
  'p/p1': { a: 1n, b: 'x', tags: ['red', 'blue'], m: map({ x: 1n }), 'a b': 1n },
  'p/p2': { a: 2n, b: 'y', tags: ['red'], m: map({ x: 2n }), opt: true },
  'p/p3': { a: 2n, b: 'x', tags: [], m: map({ x: 3n, y: 1n }) },
  'p/p4': { a: 3n, b: 'z', tags: ['blue', 'green'], opt: null },
  'p/p5': { a: 3n, b: 'y', m: map({}), opt: false },
  'p/p6': { a: -1n, b: 'x', tags: ['green'], m: map({ x: 's' }) },
  'p/p7': { b: 'w' },
  'p/p8': { a: 4.5, b: 'x' },
  'p/p1/p/sub1': { a: 10n, b: 'x' },
  'p/p2/p/sub2': { a: 11n, b: 'y' },
  'x/y/p/deep': { a: 12n, b: 'x' },
  'p/p1/other/o1': { a: 13n, b: 'x' },
});

function paths(query: WireQuery, parent = ''): string[] {
  return runQuery(store, parseQuery(parent, query)).map(({ path }) => path);
}

/** The ids, of documents in `t` or `p`, parted by spaces. */
function ids(query: WireQuery, parent = ''): string {
  return paths(query, parent)
    .map((path) => path.slice(path.lastIndexOf('/') + 1))
    .join(' ');
}

function failure(query: WireQuery): string {
  try {
    parseQuery('', query);
  } catch (error) {
    if (error instanceof StatusError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'OK';
}

const ordered =
  'null false true nan ninf neg negzero zero half one onef two bigf big inf ts tsus sempty sa saa sb sffff semoji bytes bytes2 ref ref2 geo arr0 arrnull arrnan arr1 arr1f arr12 arr2 arrs arrmix arrmap vec vec3 map0 mapa mapa1f mapb';
const without = (...gone: string[]) =>
  ordered
    .split(' ')
    .filter((id) => !gone.includes(id))
    .join(' ');

describe('order', () => {
  it('is by type and value, and leaves out documents without the field', () => {
    expect(ids(from('t', { orderBy: orderBy('v') }))).toBe(ordered);
    expect(ids(from('t', { orderBy: orderBy('-v') }))).toBe(
      ordered.split(' ').toReversed().join(' '),
    );
  });

  it('is by name if nothing else is said', () => {
    expect(ids(from('p'))).toBe('p1 p2 p3 p4 p5 p6 p7 p8');
    expect(ids(from('p', { orderBy: orderBy('__name__') }))).toBe('p1 p2 p3 p4 p5 p6 p7 p8');
  });

  it('goes on with the fields of inequalities, then the name', () => {
    expect(ids(from('p', { where: where('a', 'NOT_IN', [2n]), orderBy: orderBy('b') }))).toBe(
      'p6 p1 p8 p5 p4',
    );
    expect(ids(from('p', { where: unary('opt', 'IS_NOT_NULL') }))).toBe('p5 p2');
    expect(
      ids(
        from('p', { where: and(where('m.x', 'GREATER_THAN', 1n), where('b', 'LESS_THAN', 'y')) }),
      ),
    ).toBe('p3');
    expect(ids(from('p', { orderBy: orderBy('-a', 'b') }))).toBe('p8 p5 p4 p3 p2 p1 p6');
  });

  it('can go down names only where a field narrows them', () => {
    const down = orderBy('-__name__');
    expect(ids(from('p', { where: where('a', 'EQUAL', 2n), orderBy: down }))).toBe('p3 p2');
    expect(ids(from('p', { where: where('a', 'IN', [1n, 3n]), orderBy: down }))).toBe('p5 p4 p1');
    const message = 'FAILED_PRECONDITION: Firestore does not support descending key scans';
    expect(failure(from('p', { orderBy: down }))).toBe(message);
    expect(failure(group('p', { orderBy: down }))).toBe(message);
    expect(
      failure(from('p', { where: where('__name__', 'GREATER_THAN', ref('p/p2')), orderBy: down })),
    ).toBe(message);
  });

  it('has each field once and nothing after the name', () => {
    expect(failure(from('p', { orderBy: orderBy('a', '-a') }))).toBe(
      'INVALID_ARGUMENT: order by clause cannot contain duplicate fields a',
    );
    const message = 'INVALID_ARGUMENT: order by clause cannot contain more fields after the key';
    expect(failure(from('p', { orderBy: orderBy('-__name__', 'a') }))).toBe(message);
    expect(
      failure(from('p', { where: where('a', 'NOT_EQUAL', 2n), orderBy: orderBy('__name__') })),
    ).toBe(message);
  });
});

describe('equality', () => {
  it.each<[Value, string]>([
    [null, ''],
    [Number.NaN, ''],
    [1n, 'one onef'],
    [1, 'one onef'],
    [-0, 'negzero zero'],
    [9007199254740993n, 'big'],
    [9007199254740992, 'bigf'],
    ['a', 'sa'],
    [timestamp, 'ts'],
    [new Bytes(Uint8Array.of(1)), 'bytes'],
    [ref('t/sa'), 'ref'],
    [new GeoPoint(1, 2), 'geo'],
    [[1n], 'arr1 arr1f'],
    [[], 'arr0'],
    [map({ a: 1n }), 'mapa mapa1f'],
    [map({}), 'map0'],
    [vector(1, 2), 'vec'],
    [true, 'true'],
  ])('with %s', (value, expected) => {
    expect(ids(from('t', { where: where('v', 'EQUAL', value) }))).toBe(expected);
  });

  it('with null and NaN is for unary filters', () => {
    expect(ids(from('t', { where: unary('v', 'IS_NULL') }))).toBe('null');
    expect(ids(from('t', { where: unary('v', 'IS_NAN') }))).toBe('nan');
    expect(ids(from('t', { where: unary('v', 'IS_NOT_NULL') }))).toBe(without('null'));
    expect(ids(from('t', { where: unary('v', 'IS_NOT_NAN') }))).toBe(without('null', 'nan'));
    expect(ids(from('t', { where: unary('u', 'IS_NULL') }))).toBe('');
  });

  it('denied leaves out null and missing fields', () => {
    expect(ids(from('t', { where: where('v', 'NOT_EQUAL', 1n) }))).toBe(
      without('null', 'one', 'onef'),
    );
    expect(ids(from('t', { where: where('v', 'NOT_EQUAL', null) }))).toBe('');
    expect(ids(from('t', { where: where('v', 'NOT_EQUAL', Number.NaN) }))).toBe(without('null'));
    expect(ids(from('p', { where: where('opt', 'NOT_EQUAL', false) }))).toBe('p2');
  });
});

describe('ranges', () => {
  it.each<[Parameters<typeof where>[1], Value, string]>([
    ['LESS_THAN', 1n, 'ninf neg negzero zero half'],
    ['LESS_THAN', 'b', 'sempty sa saa'],
    ['LESS_THAN', [2n], 'arr0 arrnull arrnan arr1 arr1f arr12'],
    ['LESS_THAN', vector(1, 2), ''],
    ['LESS_THAN', Number.NaN, ''],
    ['LESS_THAN', null, ''],
    ['LESS_THAN_OR_EQUAL', -Infinity, 'ninf'],
    ['LESS_THAN_OR_EQUAL', map({}), 'map0'],
    ['LESS_THAN_OR_EQUAL', Number.NaN, ''],
    ['GREATER_THAN', 1n, 'two bigf big inf'],
    ['GREATER_THAN', 'b', 'sffff semoji'],
    ['GREATER_THAN', [2n], 'arrs arrmix arrmap'],
    ['GREATER_THAN', map({}), 'mapa mapa1f mapb'],
    ['GREATER_THAN', false, 'true'],
    ['GREATER_THAN', ref('t/sa'), 'ref2'],
    ['GREATER_THAN_OR_EQUAL', timestamp, 'ts tsus'],
    ['GREATER_THAN_OR_EQUAL', vector(1, 2), 'vec vec3'],
    ['GREATER_THAN_OR_EQUAL', null, ''],
  ])('%s %s stay within the type', (op, value, expected) => {
    expect(ids(from('t', { where: where('v', op, value) }))).toBe(expected);
  });
});

describe('lists', () => {
  it('match any of their values, but never null or NaN', () => {
    expect(ids(from('t', { where: where('v', 'IN', [1n, 'a']) }))).toBe('one onef sa');
    expect(ids(from('t', { where: where('v', 'IN', [1n, null, Number.NaN]) }))).toBe('one onef');
    expect(ids(from('t', { where: where('v', 'ARRAY_CONTAINS', 1n) }))).toBe(
      'arr1 arr12 arr1f arrmix',
    );
    expect(ids(from('t', { where: where('v', 'ARRAY_CONTAINS', null) }))).toBe('');
    expect(ids(from('t', { where: where('v', 'ARRAY_CONTAINS', map({ a: 1n })) }))).toBe('arrmap');
    expect(ids(from('t', { where: where('v', 'ARRAY_CONTAINS_ANY', [1n, null]) }))).toBe(
      'arr1 arr12 arr1f arrmix',
    );
    expect(ids(from('t', { where: where('v', 'NOT_IN', [1n, Number.NaN]) }))).toBe(
      without('null', 'one', 'onef'),
    );
    expect(ids(from('t', { where: where('v', 'NOT_IN', [1n, null]) }))).toBe('');
  });

  it('hold neither nothing nor too much', () => {
    const many = Array.from({ length: 31 }, (_, index) => BigInt(index));
    expect(failure(from('p', { where: where('a', 'IN', 1n) }))).toBe(
      "INVALID_ARGUMENT: 'IN' requires an ArrayValue.",
    );
    expect(failure(from('p', { where: where('a', 'ARRAY_CONTAINS_ANY', []) }))).toBe(
      "INVALID_ARGUMENT: 'ARRAY_CONTAINS_ANY' requires an non-empty ArrayValue.",
    );
    expect(failure(from('p', { where: where('a', 'IN', many) }))).toBe(
      "INVALID_ARGUMENT: 'IN' supports up to 30 comparison values.",
    );
    expect(failure(from('p', { where: where('a', 'NOT_IN', many.slice(0, 11)) }))).toBe(
      "INVALID_ARGUMENT: 'NOT_IN' supports up to 10 comparison values.",
    );
    expect(ids(from('p', { where: where('a', 'IN', many.slice(0, 30)) }))).toBe('p1 p2 p3 p4 p5');
    expect(ids(from('p', { where: where('a', 'NOT_IN', many.slice(0, 10)) }))).toBe('p6 p8');
  });
});

describe('composite filters', () => {
  it('combine', () => {
    const low = where('a', 'LESS_THAN', 2n);
    expect(ids(from('p', { where: or(low, where('a', 'GREATER_THAN', 3n)) }))).toBe('p6 p1 p8');
    expect(ids(from('p', { where: or(low, where('b', 'EQUAL', 'z')) }))).toBe('p6 p1 p4');
    // The order by a, which the inequality implies, leaves out p7.
    expect(ids(from('p', { where: or(where('b', 'EQUAL', 'w'), low) }))).toBe('p6 p1');
    expect(ids(from('p', { where: and() }))).toBe('p1 p2 p3 p4 p5 p6 p7 p8');
    expect(ids(from('p', { where: or(where('a', 'EQUAL', 3n)) }))).toBe('p4 p5');
    expect(
      ids(from('p', { where: and(and(where('a', 'EQUAL', 2n)), where('b', 'EQUAL', 'x')) })),
    ).toBe('p3');
    expect(
      ids(
        from('p', {
          where: and(where('a', 'IN', [1n, 3n]), where('tags', 'ARRAY_CONTAINS', 'blue')),
        }),
      ),
    ).toBe('p1 p4');
    expect(ids(from('p', { where: where('`a b`', 'EQUAL', 1n) }))).toBe('p1');
  });

  it('have the official limits', () => {
    const numbers = (count: number) => Array.from({ length: count }, (_, index) => BigInt(index));
    const red = where('tags', 'ARRAY_CONTAINS', 'red');
    const notOne = where('a', 'NOT_IN', [1n]);
    const single =
      "INVALID_ARGUMENT: Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.";
    const mixed =
      "INVALID_ARGUMENT: 'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.";
    expect(failure(from('p', { where: and(notOne, where('b', 'NOT_EQUAL', 'x')) }))).toBe(single);
    expect(
      failure(from('p', { where: and(unary('a', 'IS_NOT_NULL'), unary('b', 'IS_NOT_NAN')) })),
    ).toBe(single);
    expect(failure(from('p', { where: and(notOne, where('b', 'IN', ['x'])) }))).toBe(mixed);
    expect(failure(from('p', { where: or(notOne, where('b', 'EQUAL', 'x')) }))).toBe(mixed);
    expect(failure(from('p', { where: and(red, red) }))).toBe(
      'FAILED_PRECONDITION: Only a single array-contains clause is allowed in a query',
    );
    expect(failure(from('p', { where: or(red, red) }))).toBe('OK');
    const product = (count: number) =>
      failure(
        from('p', { where: and(where('a', 'IN', numbers(count)), where('b', 'IN', ['x', 'y'])) }),
      );
    expect(product(15)).toBe('OK');
    expect(product(16)).toBe(
      'INVALID_ARGUMENT: Too many disjunctions after normalization. Result had 32 disjunctions which is more than the maximum of 30',
    );
  });

  it('need operators and fields', () => {
    expect(failure(from('p', { where: { compositeFilter: { filters: [] } } }))).toBe(
      'INVALID_ARGUMENT: Unsupported CompositeFilter operator.',
    );
    expect(failure(from('p', { where: where('a', null, 1n) }))).toBe(
      'INVALID_ARGUMENT: Unknown FieldFilter operator.',
    );
    expect(failure(from('p', { where: unary('a', null) }))).toBe(
      'INVALID_ARGUMENT: Unknown UnaryFilter operator.',
    );
    expect(failure(from('p', { where: where('', 'EQUAL', 1n) }))).toBe(
      'INVALID_ARGUMENT: Invalid empty property path string.',
    );
    expect(failure(from('p', { where: where('a..b', 'EQUAL', 1n) }))).toContain(
      'INVALID_ARGUMENT: Invalid property path "a..b".',
    );
  });
});

describe('filters on __name__', () => {
  it('compare names', () => {
    const named = (op: Parameters<typeof where>[1], value: Value) =>
      ids(from('p', { where: where('__name__', op, value) }));
    expect(named('EQUAL', ref('p/p3'))).toBe('p3');
    expect(named('EQUAL', ref('t/sa'))).toBe('');
    expect(named('EQUAL', ref('p/p1/p/sub1'))).toBe('');
    expect(named('GREATER_THAN', ref('p/p6'))).toBe('p7 p8');
    expect(named('IN', [ref('p/p5'), ref('p/p2')])).toBe('p2 p5');
    expect(named('NOT_IN', [ref('p/p5'), ref('p/p2')])).toBe('p1 p3 p4 p6 p7 p8');
    expect(named('NOT_EQUAL', ref('p/p2'))).toBe('p1 p3 p4 p5 p6 p7 p8');
    expect(
      paths(group('p', { where: where('__name__', 'GREATER_THAN_OR_EQUAL', ref('p/p7')) })),
    ).toEqual(['p/p7', 'p/p8', 'x/y/p/deep']);
  });

  it('take references to documents only', () => {
    const message = 'INVALID_ARGUMENT: __key__ filter value must be a Key';
    expect(failure(from('p', { where: where('__name__', 'EQUAL', 'p3') }))).toBe(message);
    expect(failure(from('p', { where: where('__name__', 'NOT_IN', ['p3']) }))).toBe(message);
    expect(failure(from('p', { where: unary('__name__', 'IS_NAN') }))).toBe(message);
    expect(failure(from('p', { where: where('__name__', 'LESS_THAN', ref('p')) }))).toContain(
      'INVALID_ARGUMENT',
    );
    expect(failure(from('p', { where: where('__name__', 'ARRAY_CONTAINS', ref('p/p1')) }))).toBe(
      'INVALID_ARGUMENT: the name __key__ is reserved',
    );
  });
});

describe('cursors', () => {
  const down = orderBy('-a', 'b');
  it('start and end at, before and after', () => {
    const byA = orderBy('a');
    expect(ids(from('p', { orderBy: byA, startAt: cursor(true, 2n) }))).toBe('p2 p3 p4 p5 p8');
    expect(ids(from('p', { orderBy: byA, startAt: cursor(false, 2n) }))).toBe('p4 p5 p8');
    expect(ids(from('p', { orderBy: byA, endAt: cursor(false, 3n) }))).toBe('p6 p1 p2 p3 p4 p5');
    expect(ids(from('p', { orderBy: byA, endAt: cursor(true, 3n) }))).toBe('p6 p1 p2 p3');
    expect(ids(from('p', { orderBy: byA, startAt: cursor(true, 2.5) }))).toBe('p4 p5 p8');
    expect(ids(from('p', { orderBy: byA, startAt: cursor(true, 'x') }))).toBe('');
    expect(ids(from('p', { orderBy: orderBy('-a'), startAt: cursor(true, 2n) }))).toBe(
      'p3 p2 p1 p6',
    );
    expect(ids(from('p', { orderBy: down, startAt: cursor(true, 2n, 'x') }))).toBe('p3 p2 p1 p6');
    expect(ids(from('p', { orderBy: down, startAt: cursor(false, 2n, 'x') }))).toBe('p2 p1 p6');
    expect(ids(from('p', { orderBy: down, endAt: cursor(true, 2n, 'y') }))).toBe('p8 p5 p4 p3');
  });

  it('take names', () => {
    const byName = orderBy('__name__');
    const byBoth = orderBy('a', '__name__');
    expect(ids(from('p', { orderBy: byName, startAt: cursor(false, ref('p/p6')) }))).toBe('p7 p8');
    expect(ids(from('p', { orderBy: byName, startAt: cursor(true, ref('t/sa')) }))).toBe('');
    expect(ids(from('p', { orderBy: byName, startAt: cursor(true, ref('p/p6/p/sub')) }))).toBe(
      'p7 p8',
    );
    expect(ids(from('p', { orderBy: byName, endAt: cursor(true, ref('p/p3')) }))).toBe('p1 p2');
    expect(ids(from('p', { orderBy: byBoth, startAt: cursor(false, 2n, ref('p/p2')) }))).toBe(
      'p3 p4 p5 p8',
    );
    expect(failure(from('p', { orderBy: byName, startAt: cursor(true, 'p3') }))).toBe(
      'INVALID_ARGUMENT: Cursor __key__ value is not a document reference.',
    );
  });

  it('have at most one value per order of the query', () => {
    const message = 'INVALID_ARGUMENT: Cursor has too many values.';
    expect(failure(from('p', { startAt: cursor(true, ref('p/p3')) }))).toBe(message);
    expect(
      failure(from('p', { orderBy: orderBy('a'), startAt: cursor(true, 2n, ref('p/p2')) })),
    ).toBe(message);
  });
});

describe('where to look', () => {
  it('is a collection, a group, or every collection', () => {
    expect(paths(group('p', { where: where('a', 'GREATER_THAN', 9n) }))).toEqual([
      'p/p1/p/sub1',
      'p/p2/p/sub2',
      'x/y/p/deep',
    ]);
    expect(paths(group('p'), 'p/p1')).toEqual(['p/p1/p/sub1']);
    expect(paths(group('p'), 'x/y')).toEqual(['x/y/p/deep']);
    expect(paths(from('other'), 'p/p1')).toEqual(['p/p1/other/o1']);
    expect(paths(from(''), 'p/p1')).toEqual(['p/p1/other/o1', 'p/p1/p/sub1']);
    expect(paths(group(''), 'p/p1')).toEqual(['p/p1/other/o1', 'p/p1/p/sub1']);
    expect(paths({})).toHaveLength(53);
    expect(paths(group('', { limit: { value: 3 } }))).toEqual([
      'p/p1',
      'p/p1/other/o1',
      'p/p1/p/sub1',
    ]);
    expect(paths(from('nothing'))).toEqual([]);
  });

  it('can be everything under a collection, as a recursive delete asks for it', () => {
    const range = and(
      where('__name__', 'GREATER_THAN_OR_EQUAL', ref('p/__id-9223372036854775808__')),
      where('__name__', 'LESS_THAN', ref('p\u0000/__id-9223372036854775808__')),
    );
    const select = { fields: [{ fieldPath: '__name__' }] };
    expect(paths(group('', { where: range, select }))).toHaveLength(11);
  });

  it('must be a collection for anything but names', () => {
    expect(failure(from('', { orderBy: orderBy('a') }))).toBe(
      'INVALID_ARGUMENT: kind is required for all orders except __key__ ascending',
    );
    expect(failure(from('', { where: where('a', 'EQUAL', 2n) }))).toBe(
      'INVALID_ARGUMENT: kind is required for filter: a',
    );
    expect(failure({ from: [{ collectionId: 'p' }, { collectionId: 't' }] })).toBe(
      'INVALID_ARGUMENT: StructuredQuery.from cannot have more than one collection selector.',
    );
    expect(failure(from('__x__'))).toBe(
      'INVALID_ARGUMENT: Collection id "__x__" is invalid because it is reserved.',
    );
    expect(failure(from('a/b'))).toBe(
      'INVALID_ARGUMENT: Collection id "a/b" is invalid because it contains "/".',
    );
  });
});

describe('offset, limit and projection', () => {
  it('cut the results', () => {
    const byA = orderBy('a');
    expect(ids(from('p', { orderBy: byA, offset: 2, limit: { value: 2 } }))).toBe('p2 p3');
    expect(ids(from('p', { orderBy: orderBy('-a'), limit: { value: 3 } }))).toBe('p8 p5 p4');
    expect(ids(from('p', { offset: 3 }))).toBe('p4 p5 p6 p7 p8');
    expect(ids(from('p', { offset: 50 }))).toBe('');
    expect(ids(from('p', { limit: { value: 0 } }))).toBe('');
    expect(ids(from('p', { limit: { value: 3 } }))).toBe('p1 p2 p3');
    expect(failure(from('p', { limit: { value: -1 } }))).toBe(
      'INVALID_ARGUMENT: limit is negative',
    );
    expect(failure(from('p', { offset: -1 }))).toBe('INVALID_ARGUMENT: offset is negative');
  });

  it('answer only what is selected', () => {
    const selected = (...fields: string[]) =>
      runQuery(
        store,
        parseQuery(
          '',
          from('p', {
            where: where('a', 'EQUAL', 1n),
            select: { fields: fields.map((fieldPath) => ({ fieldPath })) },
          }),
        ),
      ).map(({ fields: answered }) => answered);
    expect(selected('a', 'm.x')).toEqual([map({ a: 1n, m: map({ x: 1n }) })]);
    expect(selected('nope')).toEqual([map({})]);
    expect(selected('__name__')).toEqual([map({})]);
    expect(selected()).toEqual([map({})]);
  });
});

describe('past versions', () => {
  it('can be queried', () => {
    const own = storeWith({ 'c/a': { n: 1n } });
    const time = own.currentTime();
    own.replace(['c/a'], []);
    const query = parseQuery('', from('c'));
    expect(runQuery(own, query)).toEqual([]);
    expect(runQuery(own, query, time).map(({ path }) => path)).toEqual(['c/a']);
  });
});

describe('a page in name order', () => {
  const documents = Array.from({ length: 500 }, (_, index) => `c/${1000 + index}`);
  const large = storeWith(Object.fromEntries(documents.map((path) => [path, {}])));
  let read = 0;
  function* counted<T>(items: Iterable<T>): Generator<T> {
    for (const item of items) {
      read++;
      yield item;
    }
  }
  const reader: Reader = {
    get: (path) => large.get(path),
    inCollection: (...where) => counted(large.inCollection(...where)),
    inCollectionGroup: (...where) => counted(large.inCollectionGroup(...where)),
    inDescendants: (...where) => counted(large.inDescendants(...where)),
    collectionIds: (path) => large.collectionIds(path),
  };
  const byName = orderBy('__name__');
  const after = ref('c/1400');
  const everywhere = { from: [{ collectionId: 'c', allDescendants: true }] };
  const anything = { from: [{ allDescendants: true }] };

  it.each<[string, WireQuery]>([
    ['after a cursor', from('c', { orderBy: byName, startAt: cursor(false, after) })],
    ['after a name', from('c', { where: where('__name__', 'GREATER_THAN', after) })],
    [
      'after a name, in a group',
      { ...everywhere, where: where('__name__', 'GREATER_THAN', after) },
    ],
    ['after a cursor, anywhere', { ...anything, orderBy: byName, startAt: cursor(false, after) }],
  ])('costs a page %s', (_name, wire) => {
    read = 0;
    const found = runQuery(reader, parseQuery('', { ...wire, limit: { value: 3 } }));
    expect(found.map(({ path }) => path)).toEqual(['c/1401', 'c/1402', 'c/1403']);
    expect(read).toBeLessThanOrEqual(5);
  });

  it('ends at a name', () => {
    read = 0;
    const wire = from('c', { where: where('__name__', 'LESS_THAN', ref('c/1002')) });
    expect(runQuery(reader, parseQuery('', wire)).map(({ path }) => path)).toEqual([
      'c/1000',
      'c/1001',
    ]);
    expect(read).toBeLessThanOrEqual(4);
  });
});
