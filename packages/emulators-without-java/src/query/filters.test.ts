import { describe, expect, it } from 'vitest';
import type { Value } from '../model/value.ts';
import { Bytes, GeoPoint } from '../model/value.ts';
import { timestamp, paths, ids, failure, without } from './testing/examples.ts';
import { and, from, group, map, or, ref, unary, vector, where } from './testing/fixtures.ts';

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

describe('the name', () => {
  const name = where('__name__', 'EQUAL', ref('p/p2'));

  it.each([
    where('a', 'GREATER_THAN', 1n),
    where('a', 'NOT_EQUAL', 1n),
    where('a', 'NOT_IN', [1n]),
    unary('a', 'IS_NOT_NULL'),
  ])('is not equal to one beside %j', (inequality) => {
    const failed =
      'INVALID_ARGUMENT: Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.';
    expect(failure(from('p', { where: and(name, inequality) }))).toBe(failed);
    expect(failure(from('p', { where: and(inequality, name) }))).toBe(failed);
  });

  it('is equal to one beside an inequality that names it, too, and beside equalities', () => {
    const larger = where('a', 'GREATER_THAN', 1n);
    const range = where('__name__', 'GREATER_THAN', ref('p/p1'));
    expect(ids(from('p', { where: and(name, larger, range) }))).toBe('p2');
    expect(ids(from('p', { where: and(name, where('a', 'EQUAL', 2n)) }))).toBe('p2');
    expect(ids(from('p', { where: and(name, where('a', 'IN', [2n, 3n])) }))).toBe('p2');
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
    const perDisjunction =
      "INVALID_ARGUMENT: A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.";
    const some = where('b', 'ARRAY_CONTAINS_ANY', [1n, 2n]);
    expect(failure(from('p', { where: and(red, some) }))).toBe(perDisjunction);
    expect(failure(from('p', { where: and(some, some) }))).toBe(perDisjunction);
    expect(failure(from('p', { where: and(red, or(red, some)) }))).toBe(perDisjunction);
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
