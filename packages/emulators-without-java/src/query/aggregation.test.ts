import { describe, expect, it } from 'vitest';
import type { Value } from '../model/value.ts';
import type { WireQuery } from '../model/wire.ts';
import { from, group, map, orderBy, storeWith, where } from './testing/fixtures.ts';
import { parseQuery, runAggregation } from './index.ts';
import type { WireAggregation } from './index.ts';

const sets: Record<string, Value[]> = {
  ints: [1n, 2n, 3n],
  overflow: [2n ** 63n - 1n, 1n],
  overflow_back: [2n ** 63n - 1n, 1n, -1n],
  underflow: [-(2n ** 63n), -1n],
  lowest: [-(2n ** 63n) + 1n, -1n],
  highest: [2n ** 63n - 2n, 1n],
  nan: [1n, Number.NaN],
  infinities: [Infinity, -Infinity],
  infinity: [Infinity, 1n],
  tenths: [0.1, 0.2],
  negzero: [-0],
  precision: [9007199254740993n, 1],
  precision_ints: [9007199254740993n, 9007199254740993n],
  big_avg: [2n ** 63n - 1n, 2n ** 63n - 1n],
  strings: ['x', 'y'],
  doubles: [1, 2],
  nothing: [],
};
const mixed: Record<string, Value> = {
  arr: [1n],
  half: 0.5,
  i1: 1n,
  i2: 2n,
  map: map({ a: 1n }),
  null: null,
  str: 'x',
  true: true,
};

const store = storeWith({
  ...Object.fromEntries(
    Object.entries(sets).flatMap(([name, values]) =>
      values.map((v, index) => [`${name}/${index}`, { v }]),
    ),
  ),
  ...Object.fromEntries(Object.entries(mixed).map(([id, v]) => [`mixed/${id}`, { v, w: 1n }])),
  'mixed/missing': { w: 1n },
  'mixed/i1/sub/x': { v: 10n },
  'other/y/sub/z': { v: 20n },
  'nested/a': { m: map({ x: 5n }) },
  'nested/b': { m: map({ x: 1.5 }) },
});

const count: WireAggregation = { alias: 'n', count: {} };
const upTo = (value: number): WireAggregation => ({ alias: 'n', count: { upTo: { value } } });
const sum = (fieldPath: string, alias = 'sum'): WireAggregation => ({
  alias,
  sum: { field: { fieldPath } },
});
const avg = (fieldPath: string, alias = 'avg'): WireAggregation => ({
  alias,
  avg: { field: { fieldPath } },
});

function run(query: WireQuery, ...aggregations: WireAggregation[]): Record<string, Value> {
  return Object.fromEntries(runAggregation(store, parseQuery('', query), aggregations));
}

describe('sums and averages', () => {
  it.each<[string, Value, Value]>([
    ['ints', 6n, 2],
    ['overflow', 9.223372036854776e18, 4.611686018427388e18],
    ['overflow_back', 2n ** 63n - 1n, 3.0744573456182584e18],
    ['underflow', -9.223372036854776e18, -4.611686018427388e18],
    ['lowest', -(2n ** 63n), -4.611686018427388e18],
    ['highest', 2n ** 63n - 1n, 4.611686018427388e18],
    ['nan', Number.NaN, Number.NaN],
    ['infinities', Number.NaN, Number.NaN],
    ['infinity', Infinity, Infinity],
    ['tenths', 0.30000000000000004, 0.15000000000000002],
    ['negzero', 0, 0],
    ['precision', 9007199254740992, 4503599627370496],
    ['precision_ints', 18014398509481986n, 9007199254740992],
    ['big_avg', 1.8446744073709552e19, 9.223372036854776e18],
    ['strings', 0n, null],
    ['doubles', 3, 1.5],
    ['nothing', 0n, null],
    ['mixed', 3.5, 3.5 / 3],
  ])('of %s', (name, expectedSum, expectedAvg) => {
    expect(run(from(name), sum('v'), avg('v'))).toEqual({ sum: expectedSum, avg: expectedAvg });
  });

  it('are refused at any depth below one document, where no index has the fields', () => {
    const below = (...aggregations: WireAggregation[]) =>
      runAggregation(store, parseQuery('nested/a', group('sub')), aggregations);
    expect(Object.fromEntries(below(count))).toEqual({ n: 0n });
    expect(() => below(count, sum('v'), avg('w'))).toThrow(
      'This query requires an index that has fields [v, w] after __name__ and Firestore does not currently support such an index.',
    );
  });

  it('reach into maps and groups', () => {
    expect(run(from('nested'), sum('m.x'), avg('m.x'))).toEqual({ sum: 6.5, avg: 3.25 });
    expect(run(group('sub'), count, sum('v'))).toEqual({ n: 2n, sum: 30n });
  });
});

describe('counts', () => {
  it('are of results', () => {
    expect(run(from('mixed'), count)).toEqual({ n: 9n });
    expect(run(from('mixed', { limit: { value: 2 } }), count)).toEqual({ n: 2n });
    expect(run(from('mixed', { offset: 2 }), count)).toEqual({ n: 7n });
    expect(run(from('mixed', { orderBy: orderBy('v') }), count)).toEqual({ n: 8n });
    expect(run(from('mixed', { where: where('v', 'GREATER_THAN', 0n) }), count)).toEqual({ n: 3n });
    expect(run(from('mixed'), upTo(2))).toEqual({ n: 2n });
    expect(run(from('mixed'), upTo(100))).toEqual({ n: 9n });
    expect(run(from('mixed'), upTo(0))).toEqual({ n: 0n });
  });

  it('leave out documents that lack an aggregated field, before offset and limit', () => {
    expect(run(from('mixed'), count, sum('v', 'sv'), sum('w', 'sw'))).toEqual({
      n: 8n,
      sv: 3.5,
      sw: 8n,
    });
    expect(run(from('mixed', { offset: 5, limit: { value: 1 } }), count, sum('v'))).toEqual({
      n: 1n,
      sum: 0n,
    });
    expect(run(from('mixed', { limit: { value: 6 } }), count, sum('v'))).toEqual({
      n: 6n,
      sum: 3.5,
    });
  });
});

describe('requests', () => {
  it('name what is unnamed', () => {
    expect(run(from('ints'), { count: {} }, { ...sum('v'), alias: null }, avg('v', 'a.b'))).toEqual(
      {
        field_1: 3n,
        field_2: 6n,
        'a.b': 2,
      },
    );
  });

  it.each<[string, WireAggregation[]]>([
    ['Aggregations can not be empty.', []],
    [
      'The maximum number of aggregations allowed in an aggregation query is 5. Received: 6',
      [count, count, count, count, count, count],
    ],
    ['Aggregation aliases contain duplicate alias: n.', [count, sum('v', 'n')]],
    [
      'Aggregation aliases contain duplicate alias: field_1.',
      [{ count: {}, alias: 'field_1' }, sum('v', '')],
    ],
    ['The property.name "__x__" is reserved.', [sum('v', '__x__')]],
    ['Aggregations are not supported for the property: __key__', [sum('__name__')]],
    ['Invalid empty property path string.', [{ sum: {}, alias: 's' }]],
    ['Operator field in Aggregation is not set.', [{ alias: 'x' }]],
    ['The `up_to` value in a COUNT aggregation must be greater than or equal to zero.', [upTo(-1)]],
  ])('are refused with: %s', (message, aggregations) => {
    expect(() => run(from('ints'), ...aggregations)).toThrow(message);
  });
});
